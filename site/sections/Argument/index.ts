import { choice, group, list, optional, type SectionDefinition, text } from '../field.ts';
import { ownPicture } from '../own-picture.ts';

/** The case for this reader. */
export const argument = {
  schema: group(
    {
      title: text({ max: 60, hyphens: 'required' }),
      text: text({ max: 320, about: 'The case in a paragraph' }),
      points: list(group({ title: text({ max: 60 }), text: text({ max: 320 }) }), {
        min: 2,
        max: 6,
        about: 'What the reader can check',
      }),
      drawing: optional(
        choice(
          ['payoutTax'],
          'What is drawn below it: how much of the gain is taxed, by the way to save',
        ),
      ),
      picture: optional(ownPicture),
    },
    'Why the pension suits this reader: the case in a paragraph, then points to check',
  ),
} satisfies SectionDefinition;
