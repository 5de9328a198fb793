import type { Localized } from '../i18n/locales.ts';
import { choice, group, list, text, type ValueOf } from '../sections/field.ts';
import type { Section } from '../sections/section-fields.ts';

/** Where other pages can lead to a landing: the footer of every page, and the cards of the personas. */
export const PLACES = ['footer', 'personas'] as const;

export type Place = (typeof PLACES)[number];

/** Whether and how other pages lead to a landing. */
export const LISTING_FIELDS = group(
  {
    places: list(choice(PLACES), { min: 1, max: PLACES.length, about: 'Where it is listed' }),
    title: text({ max: 45, unique: true, about: 'Whom it is for, as a link and as a card' }),
    text: text({ max: 90, about: 'What the card says below its title' }),
  },
  'Whether and how other pages lead to a landing',
);

/** What search results show of a landing: its messages `landing.<key>.title` and `.description`. */
export const HEAD_FIELDS = group(
  {
    title: text({ max: 60, hyphens: 'none', unique: true, about: 'The title of the page' }),
    description: text({
      min: 120,
      max: 160,
      hyphens: 'none',
      unique: true,
      about: 'What search results say below the title',
    }),
  },
  'What search results and the tab show of a landing',
);

/**
 * One landing: a pair of prerendered pages (en, de), their stories and their sitemap entries.
 * Its page title and description are the messages `landing.<key>.title` and `.description`.
 */
export interface Landing {
  path: Localized;
  /** Left out: reached by its address only. */
  listing?: ValueOf<typeof LISTING_FIELDS>;
  sections: readonly Section[];
}
