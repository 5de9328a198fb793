import type { Localized } from '../i18n/locales.ts';

/**
 * Paths of the pages of an invented brand where a live one leads elsewhere, so that no link ends
 * nowhere: its `urls` are these paths.
 */
export const STAND_IN_PATHS = {
  planStart: { en: '/en/plan/start', de: '/de/plan/start' },
  pensionOffer: { en: '/en/pension-offer', de: '/de/pension-offer' },
  blog: { en: '/en/blog', de: '/de/blog' },
  reviews: { en: '/en/reviews', de: '/de/bewertungen' },
} satisfies Record<string, Localized>;

export type StandInKey = keyof typeof STAND_IN_PATHS;
