import { group, number, optional, picture, text } from './field.ts';

const percent = (from: string) =>
  number({ min: 0, max: 100, step: 1, start: 50, unit: '%', about: `From its ${from}` });

/** A photo or a drawing that is the landing's own, with all that a page has to say about it. */
export const ownPicture = group(
  {
    file: picture('The file, of at least 960 × 640 px'),
    darkFile: optional(picture('Another one in the dark scheme')),
    alt: text({ max: 150, hyphens: 'none', about: 'What it shows, for people who do not see it' }),
    credit: text({
      ...{ max: 80, hyphens: 'none', hasNames: true },
      about: 'Whose it is and on which terms, as in “Photo: Jana Weiss, CC BY 4.0”',
    }),
    focus: group(
      { x: percent('left'), y: percent('top') },
      'The point that stays in view where it is cropped',
    ),
  },
  'A photo or a drawing of its own',
);
