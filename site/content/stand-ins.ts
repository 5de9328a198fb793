import { keysOf } from '../../design-system/keys-of.ts';
import { LOCALES, type Locale, type Localized } from '../locales.ts';
import type { MessageId } from '../messages/index.ts';
import type { BrandContent } from './brands/schema.ts';

interface StandIn {
  path: Localized;
  title: MessageId;
  /** Where the link leads on a live brand. */
  destination: MessageId;
}

/**
 * What an invented brand shows where a live one leads elsewhere, so that no link ends nowhere: its
 * `urls` are these paths.
 */
export const standIns = {
  planStart: {
    path: { en: '/en/plan/start', de: '/de/plan/start' },
    title: 'standIn.planStart.title',
    destination: 'standIn.planStart.destination',
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

/** One stand-in in one language. */
export interface StandInPage {
  key: StandInKey;
  locale: Locale;
}

/** Every stand-in in every language, in table order. */
export const STAND_IN_PAGES: readonly StandInPage[] = keysOf(standIns).flatMap((key) =>
  LOCALES.map((locale) => ({ key, locale })),
);

/** The stand-in at a path, with or without a trailing slash. */
export function standInAt(path: string): StandInPage | undefined {
  const wanted = path.replace(/\/$/, '');
  return STAND_IN_PAGES.find(({ key, locale }) => standIns[key].path[locale] === wanted);
}

/** The stand-ins a brand links to: a live one has addresses of its own. */
export function standInsOf({ urls }: BrandContent): StandInPage[] {
  const addresses = new Set(Object.values(urls).flatMap((address) => Object.values(address)));
  return STAND_IN_PAGES.filter(({ key, locale }) => addresses.has(standIns[key].path[locale]));
}
