import { group, list, text } from '../field.ts';
import type { SectionDefinition } from '../section-definition.ts';

/** The advantages at a glance. */
export const infoPanel = {
  schema: group(
    {
      bullets: list(text({ max: 80, shared: 'infoPanel.' }), {
        min: 2,
        max: 8,
        about: 'What the visitor gets, the most important first, each one line behind a check mark',
      }),
    },
    'The ground below the picture of the first view: what the visitor gets, at a glance',
  ),
  opensPage: true,
} satisfies SectionDefinition;
