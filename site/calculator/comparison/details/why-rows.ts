import { keysOf } from '../../../../lib/objects.ts';
import { CHARGES, type Charge } from '../../../calculation/index.ts';
import type { RowKey } from '../result/rows.ts';

/**
 * The euros behind each row of the result table: the charges that it sums up. Effects of the fund
 * have none, because nobody charges them: they are part of its price.
 */
export const ROW_CHARGES: Readonly<Record<RowKey, readonly Charge[]>> = {
  TotalCost: keysOf(CHARGES),
  FixedCost: ['FixedCost'],
  UpfrontCost: ['UpfrontCost'],
  BrokerageFee: ['BrokerageFee'],
  CapitalGainTax: ['WithholdingTax', 'RebalancingTax', 'WithdrawalTax'],
  WithholdingTax: ['WithholdingTax'],
  RebalancingTax: ['RebalancingTax'],
  WithdrawalTax: ['WithdrawalTax'],
  TechnicalBenefits: [],
  EtfCost: [],
  TrackingDifference: [],
  IndexReplication: [],
  RebalancingGain: [],
  PartnerTaxBenefit: [],
  PortfolioQuality: [],
  Summary: keysOf(CHARGES),
};
