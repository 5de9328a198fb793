import { group } from '../field.ts';
import type { SectionDefinition } from '../section-definition.ts';

/** The price list. */
export const costs = {
  schema: group({}, 'What it costs, in one numeral, and what it does not cost'),
  heading: 'statement',
  claims: () => ['baseFee', 'reducedFee', 'lowestFee', 'reducedFeeFrom', 'noHiddenFees'],
} satisfies SectionDefinition;
