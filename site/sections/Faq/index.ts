import { mapValues } from '../../../lib/objects.ts';
import { FAQ_KEYS, faq as questions } from '../../content/faq.ts';
import { choice, group, list, number, optional, type SectionDefinition, text } from '../field.ts';

const LABELS = mapValues(questions, ({ question }) => question.en);

/** The questions of a landing. */
export const faq = {
  schema: group(
    {
      ownQuestions: optional(
        list(
          group({
            question: text({ max: 90, unique: true }),
            answer: text({ max: 700, about: 'One paragraph' }),
          }),
          { min: 1, max: 5, about: 'Questions that only this landing answers; they come first' },
        ),
      ),
      first: list(choice(FAQ_KEYS, undefined, LABELS), {
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
