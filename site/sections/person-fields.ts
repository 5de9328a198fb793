import { PERSON_FIELDS } from '../calculator/pension-gap/person.ts';
import { flag, group, number, optional } from './field.ts';

/** The example person in a landing: a field that is left out is not asked for. */
export const personFields = group({
  age: number({ ...PERSON_FIELDS.age, unit: 'years' }),
  grossMonthlyIncome: number({
    ...PERSON_FIELDS.grossMonthlyIncome,
    unit: '€ a month',
    about: 'Before tax; with part-time years, what full time brings',
  }),
  existingCapital: optional(
    number({
      ...PERSON_FIELDS.existingCapital,
      unit: '€',
      about: 'Saved for retirement already',
    }),
  ),
  childless: optional(flag('Pays more for care insurance; left out for who is asked for children')),
  contributionYears: optional(
    number({
      ...PERSON_FIELDS.contributionYears,
      unit: 'years',
      about: 'Years paid into the statutory pension; left out: all of a career',
    }),
  ),
  children: optional(
    number({ ...PERSON_FIELDS.children, about: 'Children whose raising is credited' }),
  ),
  partTimeYears: optional(
    number({ ...PERSON_FIELDS.partTimeYears, unit: 'years', about: 'Years spent in part time' }),
  ),
});
