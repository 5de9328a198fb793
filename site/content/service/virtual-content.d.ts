/** Written by the Vite plugin beside this file: what a build took from outside. */
declare module 'virtual:content' {
  type Locale = import('../../locales.ts').Locale;
  type ServedQuestions = import('./content-plugin.ts').ServedQuestions;

  /** Null where no content service is set: pages show the questions in this repository. */
  export const servedQuestions: Readonly<Record<Locale, ServedQuestions>> | null;
}
