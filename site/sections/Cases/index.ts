import { keysOf } from '../../../lib/objects.ts';
import { PERSON_FIELDS } from '../../calculator/pension-gap/person.ts';
import { choice, group, list, number, type SectionDefinition, text } from '../field.ts';
import { personFields } from '../person-fields.ts';

/** The worked cases. */
export const cases = {
  schema: group(
    {
      title: text({ max: 60 }),
      lead: text({ max: 360 }),
      head: text({ max: 45, about: 'Names what differs' }),
      person: { ...personFields, about: 'Who they all are but for one field' },
      vary: choice(keysOf(PERSON_FIELDS), 'The field of the person that differs'),
      values: list(
        number({
          min: 0,
          max: Math.max(...Object.values(PERSON_FIELDS).map(({ max }) => max)),
          step: 1,
        }),
        {
          min: 2,
          max: 6,
          about: 'Its values, in the bounds of that field; one is the value of the person',
        },
      ),
      shows: choice(['gap', 'saving'], 'What is missing a month, or what has to be saved'),
    },
    'One person in several variants and what each comes to',
  ),
} satisfies SectionDefinition;
