import { FAQ_KEYS } from '../../content/faq.ts';
import { choice, group, list, number, optional, type SectionDefinition } from '../field.ts';

/** The questions of a landing. */
export const faq = {
  schema: group(
    {
      first: list(choice(FAQ_KEYS), {
        min: 1,
        max: FAQ_KEYS.length,
        about: 'The questions that lead on this landing; others follow',
      }),
      count: optional(
        number({
          min: 1,
          max: FAQ_KEYS.length,
          step: 1,
          about: 'How many questions there are in all',
        }),
      ),
    },
    'The questions of a landing, its own first, and the way to all of them',
  ),
} satisfies SectionDefinition;
