import { keysOf, mapValues } from '../../../lib/objects.ts';
import {
  type AssumptionOverrides,
  type Assumptions,
  capitalGainsTaxRate,
  latestBasiszins,
  PRESETS,
  resolveAssumptions,
} from '../../calculation/index.ts';
import { formatEuro, formatRate } from '../../i18n/format.ts';
import type { PresetName } from '../client/client.ts';

/**
 * The table of assumptions that the page shows: how each is read from the engine's own, so that no
 * number is written twice. Labels and sources are the messages `comparison.assumption.<key>.*`.
 */
const VALUES = {
  marketReturn: (a) => formatRate(a.marketReturn),
  startYear: (a) => String(a.startYear),
  retirementAge: (a) => String(a.retirementAge),
  earlyExitAge: (a) => String(a.earlyExitAge),
  etfCost: (a) => formatRate(-a.pf.tech.etfCost),
  otherEffects: (a) => formatRate(a.pf.tech.portfolioQuality),
  contractFee: (a) => formatRate(tier(a, 0).rate),
  contractFeeMiddle: (a) => formatRate(tier(a, 1).rate),
  contractFeeLarge: (a) => formatRate(tier(a, 2).rate),
  otherContractFee: (a) => formatRate(a.otherbroker.feeTiers[0]?.[1] ?? 0),
  otherUpfrontCost: (a) => formatRate(a.otherbroker.upfrontRate),
  assetFee: (a) => formatRate(a.directinvest.assetFee),
  orderFee: (a) => formatRate(a.directinvest.orderFee),
  saversAllowance: (a) => formatEuro(a.saversAllowance),
  capitalGainsTax: (a) => formatRate(capitalGainsTaxRate(a)),
  churchTax: (a) => formatRate(a.churchTaxRate),
  fundExemption: (a) => formatRate(a.tax.fundExemption),
  baseRate: (a) => formatRate(latestBasiszins(a)),
  insuranceExemption: (a) => formatRate(a.tax.insuranceExemption),
  halfIncome: (a) => formatRate(a.tax.halfIncomeShare),
  otherIncome: (a) => formatEuro(a.tax.otherTaxableIncome),
  bracketIndexation: (a) => formatRate(a.tax.tariffIndexation),
} as const satisfies Record<string, (assumptions: Assumptions) => string>;

/** Figures that stand inside the texts of assumptions and hints, not in rows of their own. */
const FIGURES_IN_TEXT = {
  contractThreshold: (a) => formatEuro(tier(a, 1).threshold),
  largeContractThreshold: (a) => formatEuro(tier(a, 2).threshold),
  upfrontYears: (a) => String(a.upfrontSpreadMonths / 12),
  halfIncomeAge: (a) => String(a.tax.halfIncomeMinAge),
  halfIncomeYears: (a) => String(a.tax.halfIncomeMinYears),
  advanceFactor: (a) => factor(a.tax.vorabFactor),
  taxedShare: (a) => factor(1 - a.tax.fundExemption),
} as const satisfies Record<string, (assumptions: Assumptions) => string>;

export type AssumptionKey = keyof typeof VALUES;

/** In the order in which the panel lists them. */
export const ASSUMPTION_KEYS = keysOf(VALUES);

/** The figures of a set of assumptions, written for people; texts take them by these names. */
export type AssumptionTexts = Record<AssumptionKey | keyof typeof FIGURES_IN_TEXT, string>;

/** The figures of every preset. */
export function presetTexts(): Record<PresetName, AssumptionTexts> {
  return mapValues(PRESETS, textsOf);
}

/** The figures of any set of assumptions. */
export function textsOf(overrides: AssumptionOverrides): AssumptionTexts {
  const { assumptions } = resolveAssumptions(overrides);
  return mapValues({ ...VALUES, ...FIGURES_IN_TEXT }, (text) => text(assumptions));
}

function factor(value: number): string {
  return value.toLocaleString('de-DE');
}

function tier({ pf }: Assumptions, index: number) {
  const [threshold, rate] = pf.feeTiers[index] ?? [0, 0];
  return { threshold, rate };
}
