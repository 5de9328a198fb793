import { keysOf, mapValues } from '../../lib/objects.ts';
import type { ByProvider, ProviderName } from './account.ts';
import { type Effects, TECHNICAL_EFFECTS } from './effects.ts';
import { formatByMagnitude } from './format.ts';

/** A yearly rate as a fraction and as a German percentage. */
export interface OutputValue {
  readonly value: number;
  readonly formattedValue: string;
}

/** The rows of the comparison table, named by provider and cause, such as `pfFixedCost`. */
export type CalculationOutput = Readonly<Record<OutputKey, OutputValue>>;

/** The interface's own spelling of the depot's brokerage fee. */
const MISSPELT = 'BrokarageFee';

/** The rows every provider has, each named after the effect it shows. */
const COMMON_ROWS = [
  ...(['Summary', 'TotalCost', 'UpfrontCost', 'CapitalGainTax', 'WithholdingTax'] as const),
  ...(['RebalancingTax', 'TechnicalBenefits'] as const),
  ...keysOf(TECHNICAL_EFFECTS),
] as const;

const PENSION_ROWS = [...COMMON_ROWS, 'BrokerageFee', 'FixedCost'] as const;

/** The rows of each provider. */
const ROWS = {
  pf: PENSION_ROWS,
  directinvest: [...COMMON_ROWS, MISSPELT, 'WithdrawalTax'],
  otherbroker: PENSION_ROWS,
} as const satisfies ByProvider<readonly (keyof Effects | typeof MISSPELT)[]>;

/** The name of a row. */
export type OutputKey =
  | { [Name in ProviderName]: `${Name}${(typeof ROWS)[Name][number]}` }[ProviderName]
  | `gainCompared${'Directinvest' | 'Otherbroker'}`;

/**
 * Writes down what each cause does to the yearly yield. A positive gain means that our pension
 * loses less (docs/calculation.md, section 7).
 */
export function makeOutput(effects: ByProvider<Effects>): CalculationOutput {
  const { pf, directinvest, otherbroker } = effects;
  const values = Object.fromEntries(
    keysOf(ROWS).flatMap((name) =>
      ROWS[name].map((row) => [
        `${name}${row}`,
        effects[name][row === MISSPELT ? 'BrokerageFee' : row],
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
  ...keysOf(ROWS).flatMap((name) => ROWS[name].map((row) => `${name}${row}` as OutputKey)),
  'gainComparedDirectinvest',
  'gainComparedOtherbroker',
];
