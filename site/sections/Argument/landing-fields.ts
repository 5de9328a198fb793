import { group, list, text } from '../field.ts';

/** What a landing says about its argument. */
export const argumentFields = group(
  {
    title: text({ max: 60, hyphens: 'required' }),
    text: text({ max: 320, about: 'The case in a paragraph' }),
    points: list(group({ title: text({ max: 60 }), text: text({ max: 320 }) }), {
      min: 2,
      max: 6,
      about: 'What the reader can check',
    }),
  },
  'Why the pension suits this reader: the case in a paragraph, then points to check',
);
