import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';

const { insuranceExemption, halfIncomeShare, fundExemption } = DEFAULT_ASSUMPTIONS.tax;

/**
 * The share of a gain that is taxed at payout, a fraction: of a contract that meets both conditions
 * of § 20 (1) no. 6 EStG, of one that does not, and of an equity fund in a depot (§ 20 (1) InvStG).
 */
export const TAXED_SHARES = {
  half: (1 - insuranceExemption) * halfIncomeShare,
  full: 1 - insuranceExemption,
  depot: 1 - fundExemption,
} as const;
