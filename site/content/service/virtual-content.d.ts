/** Written by the Vite plugin beside this file: what a build took from outside. */
declare module 'virtual:content' {
  type Locale = import('../../i18n/locales.ts').Locale;
  type ServedQuestions = import('./served-questions.ts').ServedQuestions;

  type Localized<T> = import('../../i18n/locales.ts').Localized<T>;
  type Review = import('../schemas.ts').Review;

  /** Null where no content service is set: pages show the questions in this repository. */
  export const servedQuestions: Readonly<Record<Locale, ServedQuestions>> | null;

  /** The reviews of every brand by the id of its widget; none where the widget gave none. */
  export const reviews: Readonly<Record<string, Localized<readonly Review[]>>>;

  /** The landings that are made from rows of lists, checked. */
  export const landingSets: readonly import('../../landings/landing-set.ts').LandingSet[];
}
