import type { Localized } from '../i18n/locales.ts';
import { choice, group, list, number, optional, text, type ValueOf } from '../sections/field.ts';
import type { Section } from '../sections/sections.ts';

/** Where other pages can lead to a landing: the footer of every page, and the cards of the personas. */
const PLACES = ['footer', 'personas'] as const;

export type Place = (typeof PLACES)[number];

/** The schema of what a landing says besides its addresses and its sections. */
export const LANDING_FIELDS = group({
  title: text({ max: 60, hyphens: 'none', unique: true, about: 'The title of the page' }),
  description: text({
    min: 120,
    max: 160,
    hyphens: 'none',
    unique: true,
    about: 'What search results say below the title',
  }),
  listing: optional(
    group(
      {
        position: number({
          ...{ min: 1, max: 1000, step: 1 },
          about: 'Its place among all that are listed; those with the same go by their names',
        }),
        places: list(choice(PLACES), { min: 1, max: PLACES.length, about: 'Where it is listed' }),
        title: text({ max: 45, unique: true, about: 'Whom it is for, as a link and as a card' }),
        text: text({ max: 90, about: 'What the card says below its title' }),
      },
      'Whether and how other pages lead to a landing',
    ),
  ),
});

/** One landing: a pair of prerendered pages (en, de), their stories and their sitemap entries. */
export interface Landing extends ValueOf<typeof LANDING_FIELDS> {
  path: Localized;
  sections: readonly Section[];
}
