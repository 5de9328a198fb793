import { group, type SectionDefinition, text } from '../field.ts';
import { personFields } from '../person-fields.ts';

/** The pension gap. */
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
