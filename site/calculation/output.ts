import { keysOf } from '../../lib/objects.ts';
import type { ByProvider, ProviderName } from './account.ts';
import type { Effects } from './effects.ts';
import { formatByMagnitude } from './format.ts';

/** A yearly rate as a fraction and as a German percentage. */
export interface OutputValue {
  readonly value: number;
  readonly formattedValue: string;
}

/** The rows of the comparison table, named by provider and cause, such as `pfFixedCost`. */
export type CalculationOutput = Readonly<Record<OutputKey, OutputValue>>;

/**
 * Writes down what each cause does to the yearly yield. A positive gain means that our pension
 * loses less (docs/calculation.md, section 7).
 */
export function makeOutput({
  pf,
  directinvest,
  otherbroker,
}: ByProvider<Effects>): CalculationOutput {
  return {
    ...rowsOf('pf', PENSION_ROWS, pf),
    ...rowsOf('directinvest', DEPOT_ROWS, directinvest),
    ...rowsOf('otherbroker', PENSION_ROWS, otherbroker),
    gainComparedDirectinvest: outputValue(pf.Summary - directinvest.Summary),
    gainComparedOtherbroker: outputValue(pf.Summary - otherbroker.Summary),
  };
}

/** The rows every provider has, each with the effect it shows. */
const COMMON_ROWS = {
  Summary: 'Summary',
  TotalCost: 'TotalCost',
  UpfrontCost: 'UpfrontCost',
  CapitalGainTax: 'CapitalGainTax',
  WithholdingTax: 'WithholdingTax',
  RebalancingTax: 'RebalancingTax',
  TechnicalBenefits: 'TechnicalBenefits',
  TrackingDifference: 'TrackingDifference',
  EtfCost: 'EtfCost',
  IndexReplication: 'IndexReplication',
  RebalancingGain: 'RebalancingGain',
  PartnerTaxBenefit: 'PartnerTaxBenefit',
  PortfolioQuality: 'PortfolioQuality',
} as const satisfies Rows;

const PENSION_ROWS = {
  ...COMMON_ROWS,
  BrokerageFee: 'BrokerageFee',
  FixedCost: 'FixedCost',
} as const satisfies Rows;

const DEPOT_ROWS = {
  ...COMMON_ROWS,
  // The interface's own spelling.
  BrokarageFee: 'BrokerageFee',
  WithdrawalTax: 'WithdrawalTax',
} as const satisfies Rows;

type Rows = Readonly<Record<string, keyof Effects>>;

/** The name of a row. */
export type OutputKey =
  | `${'pf' | 'otherbroker'}${keyof typeof PENSION_ROWS}`
  | `directinvest${keyof typeof DEPOT_ROWS}`
  | `gainCompared${'Directinvest' | 'Otherbroker'}`;

/** The names of all rows, as an answer from elsewhere must have them. */
export function outputKeys(): OutputKey[] {
  return [
    ...rowKeys('pf', PENSION_ROWS),
    ...rowKeys('directinvest', DEPOT_ROWS),
    ...rowKeys('otherbroker', PENSION_ROWS),
    'gainComparedDirectinvest',
    'gainComparedOtherbroker',
  ];
}

function rowKeys<Group extends ProviderName, Row extends string>(
  group: Group,
  rows: Readonly<Record<Row, keyof Effects>>,
) {
  return keysOf(rows).map((row) => `${group}${row}` as const);
}

function rowsOf<Group extends ProviderName, Row extends string>(
  group: Group,
  rows: Readonly<Record<Row, keyof Effects>>,
  effects: Effects,
) {
  const entries = Object.entries<keyof Effects>(rows).map(([row, effect]) => [
    `${group}${row}`,
    outputValue(effects[effect]),
  ]);
  return Object.fromEntries(entries) as Record<`${Group}${Row}`, OutputValue>;
}

function outputValue(value: number): OutputValue {
  return { value, formattedValue: formatByMagnitude(value) };
}
