import { group, type SectionDefinition } from '../field.ts';

/** The price list. */
export const costs = {
  schema: group({}, 'What it costs, in one numeral, and what it does not cost'),
  heading: 'statement',
  claims: () => [
    'baseFee',
    'reducedFee',
    'lowestFee',
    'reducedFeeFrom',
    'intermediaryShare',
    'noHiddenFees',
  ],
} satisfies SectionDefinition;
