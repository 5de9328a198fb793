import { keysOf, mapValues } from '../../lib/objects.ts';
import type { TechnicalAssumptions } from './assumptions.ts';

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

/** The charges that are no taxes. The funds' own cost is not among them: it is part of their price. */
export const FEES = ['UpfrontCost', 'FixedCost', 'BrokerageFee'] as const satisfies Charge[];

/** The charges that are taxes. */
export const TAXES = [
  'WithholdingTax',
  'RebalancingTax',
  'WithdrawalTax',
] as const satisfies Charge[];

/** The name of a technical effect. */
export type TechnicalEffect = keyof typeof TECHNICAL_EFFECTS;

/** The name of a cost or tax. */
export type Charge = keyof typeof CHARGES;

/** The charge after which nothing more is taken. */
export const LAST_CHARGE: Charge = 'WithdrawalTax';

/** What each single cause does to the yearly yield, as fractions; a cost or tax is negative. */
export type BaseEffects = Readonly<Record<TechnicalEffect | Charge, number>>;

/** The single causes and their sums. */
export type Effects = BaseEffects &
  Readonly<Record<'CapitalGainTax' | 'TotalCost' | 'TechnicalBenefits' | 'Summary', number>>;

/** The charges a table says yes to, in the order in which money leaves. */
export function chargesIn(table: Readonly<Partial<Record<Charge, boolean>>>): Charge[] {
  return keysOf(CHARGES).filter((charge) => table[charge]);
}

/** Whether a charge comes before another or is the same. */
export function isUpTo(last: Charge, charge: Charge): boolean {
  const order = keysOf(CHARGES);
  return order.indexOf(charge) <= order.indexOf(last);
}

/** The six technical effects under the names of their rows. */
export function technicalEffects(tech: TechnicalAssumptions): Record<TechnicalEffect, number> {
  return mapValues(TECHNICAL_EFFECTS, (key) => tech[key]);
}

/** What all technical effects together add to the market's yearly return, a fraction. */
export function technicalReturn(tech: TechnicalAssumptions): number {
  return sum(technicalEffects(tech));
}

/** The single causes with a value for each. */
export function mapCauses(effectOf: (cause: keyof BaseEffects) => number): BaseEffects {
  return mapValues(CAUSES, (_, cause) => effectOf(cause));
}

/**
 * What everything but taxes takes from the market's yield: a positive fraction, comparable with
 * the «Effektivkosten» of an offer while the fund's cost is the only technical effect.
 */
export function effectiveCost(effects: Effects): number {
  const { TechnicalBenefits, UpfrontCost, FixedCost, BrokerageFee } = effects;
  return 0 - (TechnicalBenefits + UpfrontCost + FixedCost + BrokerageFee);
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

const CAUSES: Readonly<Record<keyof BaseEffects, string>> = { ...TECHNICAL_EFFECTS, ...CHARGES };

function sum(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}
