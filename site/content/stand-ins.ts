import type { Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';

interface StandIn {
  path: Localized;
  title: MessageId;
  /** Where the link leads on a live brand. */
  destination: MessageId;
}

/**
 * Pages of an invented brand where a live one leads elsewhere, so that no link ends nowhere: its
 * `urls` are these paths.
 */
export const standIns = {
  planStart: {
    path: { en: '/en/plan/start', de: '/de/plan/start' },
    title: 'standIn.planStart.title',
    destination: 'standIn.planStart.destination',
  },
  pensionOffer: {
    path: { en: '/en/pension-offer', de: '/de/pension-offer' },
    title: 'standIn.pensionOffer.title',
    destination: 'standIn.pensionOffer.destination',
  },
  blog: {
    path: { en: '/en/blog', de: '/de/blog' },
    title: 'standIn.blog.title',
    destination: 'standIn.blog.destination',
  },
  reviews: {
    path: { en: '/en/reviews', de: '/de/bewertungen' },
    title: 'standIn.reviews.title',
    destination: 'standIn.reviews.destination',
  },
} satisfies Record<string, StandIn>;

export type StandInKey = keyof typeof standIns;
