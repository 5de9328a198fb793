import { personFields } from '../../calculator/pension-gap/person-schema.ts';
import { group, text } from '../field.ts';
import type { SectionDefinition } from '../section-definition.ts';

/** The values of the pension gap in a landing. */
export const pensionGap = {
  schema: group(
    {
      person: { ...personFields, about: 'The example that the calculator opens with' },
      title: text({ max: 60 }),
      lead: text({ max: 320 }),
    },
    'What the statutory pension leaves open: an example, then whatever is entered',
  ),
} satisfies SectionDefinition;
