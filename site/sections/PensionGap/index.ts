import { personFields } from '../../calculator/pension-gap/person-schema.ts';
import { group, type SectionDefinition, text } from '../field.ts';

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
