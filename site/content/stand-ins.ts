import { inEachLanguage } from '../i18n/in-each-language.ts';

/**
 * Paths of the pages of an invented brand where a live one leads elsewhere, so that no link ends
 * nowhere: its `urls` are these paths.
 */
export const STAND_IN_PATHS = {
  planStart: inEachLanguage({ en: '/en/plan/start' }),
  pensionOffer: inEachLanguage({ en: '/en/pension-offer' }),
  blog: inEachLanguage({ en: '/en/blog' }),
  reviews: inEachLanguage({ en: '/en/reviews', de: '/de/bewertungen' }),
};

export type StandInKey = keyof typeof STAND_IN_PATHS;
