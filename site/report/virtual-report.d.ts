/** Written by the Vite plugin beside it: the performance report as a PDF in every language. */
declare module 'virtual:report' {
  export const reportFiles: import('../i18n/locales.ts').Localized<{ path: string; bytes: number }>;
}
