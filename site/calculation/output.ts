import { keysOf, mapValues } from '../../lib/objects.ts';
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
} as const;

const PENSION_ROWS = {
  ...COMMON_ROWS,
  BrokerageFee: 'BrokerageFee',
  FixedCost: 'FixedCost',
} as const;

/** The rows of each provider. */
const ROWS = {
  pf: PENSION_ROWS,
  directinvest: {
    ...COMMON_ROWS,
    // The interface's own spelling.
    BrokarageFee: 'BrokerageFee',
    WithdrawalTax: 'WithdrawalTax',
  },
  otherbroker: PENSION_ROWS,
} as const satisfies ByProvider<Readonly<Record<string, keyof Effects>>>;

/** The name of a row. */
export type OutputKey =
  | { [Name in ProviderName]: `${Name}${keyof (typeof ROWS)[Name] & string}` }[ProviderName]
  | `gainCompared${'Directinvest' | 'Otherbroker'}`;

/**
 * Writes down what each cause does to the yearly yield. A positive gain means that our pension
 * loses less (docs/calculation.md, section 7).
 */
export function makeOutput(effects: ByProvider<Effects>): CalculationOutput {
  const { pf, directinvest, otherbroker } = effects;
  const values = Object.fromEntries(
    keysOf(ROWS).flatMap((name) =>
      Object.entries<keyof Effects>(ROWS[name]).map(([row, effect]) => [
        `${name}${row}`,
        effects[name][effect],
      ]),
    ),
  );
  values.gainComparedDirectinvest = pf.Summary - directinvest.Summary;
  values.gainComparedOtherbroker = pf.Summary - otherbroker.Summary;
  return mapValues(values as Record<OutputKey, number>, (value) => ({
    value,
    formattedValue: formatByMagnitude(value),
  }));
}

/** The names of all rows, as an answer from elsewhere must have them. */
export const OUTPUT_KEYS: readonly OutputKey[] = [
  ...keysOf(ROWS).flatMap((name) => keysOf(ROWS[name]).map((row) => `${name}${row}` as OutputKey)),
  'gainComparedDirectinvest',
  'gainComparedOtherbroker',
];
