import type { TechnicalAssumptions } from './assumptions.ts';
import { mapValues } from './map-values.ts';

/** Technical effects of a fund, each with the assumption that sets it. */
export const TECHNICAL_EFFECTS = {
  TrackingDifference: 'trackingDifference',
  EtfCost: 'etfCost',
  IndexReplication: 'indexReplication',
  RebalancingGain: 'rebalancingGain',
  PartnerTaxBenefit: 'partnerTaxBenefit',
  PortfolioQuality: 'portfolioQuality',
} as const satisfies Record<string, keyof TechnicalAssumptions>;

/** Costs and taxes in the order in which money leaves, each with the euros that record it. */
export const CHARGES = {
  UpfrontCost: 'upfrontCost',
  FixedCost: 'fixedCost',
  BrokerageFee: 'brokerageFee',
  WithholdingTax: 'withholdingTax',
  RebalancingTax: 'rebalancingTax',
  WithdrawalTax: 'withdrawalTax',
} as const;

/** The name of a technical effect. */
export type TechnicalEffect = keyof typeof TECHNICAL_EFFECTS;

/** The name of a cost or tax. */
export type Charge = keyof typeof CHARGES;

/** What each single cause does to the yearly yield, as fractions; a cost or tax is negative. */
export type BaseEffects = Readonly<Record<TechnicalEffect | Charge, number>>;

/** The single causes and their sums. */
export type Effects = BaseEffects &
  Readonly<Record<'CapitalGainTax' | 'TotalCost' | 'TechnicalBenefits' | 'Summary', number>>;

/** The six technical effects under the names of their rows. */
export function technicalEffects(tech: TechnicalAssumptions): Record<TechnicalEffect, number> {
  return mapValues(TECHNICAL_EFFECTS, (key) => tech[key]);
}

/** The fund's yearly return, a fraction: the market's plus all technical effects. */
export function fundReturn(marketReturn: number, tech: TechnicalAssumptions): number {
  return marketReturn + sum(technicalEffects(tech));
}

/** Adds the sums; they are defined as sums and never calculated separately. */
export function withSums(base: BaseEffects): Effects {
  const CapitalGainTax = base.WithholdingTax + base.RebalancingTax + base.WithdrawalTax;
  const TotalCost = base.BrokerageFee + base.UpfrontCost + base.FixedCost + CapitalGainTax;
  const TechnicalBenefits = sum(mapValues(TECHNICAL_EFFECTS, (_, effect) => base[effect]));
  return {
    ...base,
    CapitalGainTax,
    TotalCost,
    TechnicalBenefits,
    Summary: TotalCost + TechnicalBenefits,
  };
}

function sum(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}
