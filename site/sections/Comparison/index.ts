import type { Steps } from '../../../design-system/fields/SliderField/step-value.ts';
import { getCustomRule } from '../../calculator/comparison/assumptions/assumption-table.ts';
import { FIELDS, type Field } from '../../calculator/comparison/state/fields.ts';
import { flag, group, number, optional, type SectionDefinition, text } from '../field.ts';

/** The comparison of the contract with others. */
export const comparison = {
  schema: group(
    {
      lead: optional(
        text({
          max: 360,
          about: 'What this reader should know before comparing; else the usual one',
        }),
      ),
      inputs: optional(
        group(
          {
            monthlyContribution: input(FIELDS.monthlyContribution, '€'),
            age: input(FIELDS.age, 'years'),
            oneTimeContribution: input(FIELDS.oneTimeContribution, '€'),
            annualIncrement: input(FIELDS.annualIncrement, '%'),
            portfolioRebalancing: input(FIELDS.portfolioRebalancing, '%'),
            probabilityRetireAt62: input(FIELDS.probabilityRetireAt62, '%'),
          } satisfies Record<Field, unknown>,
          'What the calculator opens with; what is left out opens with its usual default',
        ),
      ),
      assumptions: optional(
        group(
          {
            assetFee: input(getCustomRule('assetFee'), '%'),
            saversAllowance: input(getCustomRule('saversAllowance'), '€'),
          },
          'Assumptions of this reader that the calculator opens with: what the brokerage account costs a year, and the saver’s allowance that is still free',
        ),
      ),
      hasStart: optional(
        flag('It ends with the way to the plan, where no section after it soon does'),
      ),
    },
    'What costs and taxes leave of the return, here and elsewhere: calculated at build, then live',
  ),
  heading: 'statement',
} satisfies SectionDefinition;

function input({ min, max, step }: Steps, unit: string) {
  return optional(number({ min, max, step, unit }));
}
