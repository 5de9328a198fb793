import { clampTyped, type Steps } from '../../../../design-system/fields/SliderField/step-value.ts';
import { toPercentPoints, toRate } from '../../../../lib/rates.ts';
import {
  type AssumptionOverrides,
  type AssumptionPath,
  type Assumptions,
  assumptionAt,
  capitalGainsTaxRate,
  latestBasiszins,
  mergeOverrides,
  overrideAt,
  unitAt,
} from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';

/** The values that visitors may choose, as people read them: rates in per cent. */
interface CustomRule extends Omit<Steps, 'min'> {
  /** Left out: 0. */
  min?: number;
  /** The only values, where the steps between the bounds are not possible. */
  options?: readonly number[];
  /** Its name in the page's address. */
  parameter: string;
}

/** An assumption as the page has it. */
interface AssumptionRow {
  /** Where the engine's table has it: from there come its value, its unit and its limits. */
  path?: AssumptionPath;
  /** How it is read and overridden where that is not simply the number at a path. */
  read?: (assumptions: Assumptions) => number | null;
  override?: (value: number) => AssumptionOverrides;
  /** The unit where there is no path. `people` are those who file their taxes together. */
  unit?: 'rate' | 'people';
  /** The engine counts it as a loss, people as a cost: the sign is the other one. */
  isCost?: true;
  /** The list on the page leaves it out. */
  formOnly?: true;
  /** Left out where only the law or a provider can change it. */
  custom?: CustomRule;
  /** Its short name among the break-evens, and the step to which those are rounded. */
  breakEven?: { label: MessageId; step: number };
}

/**
 * The table of assumptions that the page shows, in the order of its list. Everything about one that
 * is not in the engine's table is in its row: list, form, address, break-evens, export and tests
 * derive from it. Labels and sources are the messages `comparison.assumption.<key>.*`.
 */
const TABLE = {
  marketReturn: {
    path: 'marketReturn',
    custom: { max: 12, step: 0.1, parameter: 'return' },
    breakEven: { label: 'comparison.calculator.breakEven.marketReturn', step: 0.001 },
  },
  startYear: { path: 'startYear' },
  inflation: {
    path: 'inflation',
    formOnly: true,
    custom: { max: 8, step: 0.1, parameter: 'inflation' },
  },
  retirementAge: {
    path: 'retirementAge',
    custom: { min: 60, max: 75, step: 1, parameter: 'payout' },
  },
  earlyExitAge: { path: 'earlyExitAge' },
  etfCost: { path: 'pf.tech.etfCost', isCost: true },
  ourEtfCost: {
    path: 'pf.tech.etfCost',
    isCost: true,
    formOnly: true,
    custom: { max: 2, step: 0.01, parameter: 'ouretf' },
  },
  otherEffects: { path: 'pf.tech.portfolioQuality' },
  contractFee: { unit: 'rate', read: ({ pf }) => pf.feeTiers[0]?.[1] ?? 0 },
  contractFeeMiddle: { unit: 'rate', read: ({ pf }) => pf.feeTiers[1]?.[1] ?? 0 },
  contractFeeLarge: { unit: 'rate', read: ({ pf }) => pf.feeTiers[2]?.[1] ?? 0 },
  otherContractFee: {
    unit: 'rate',
    read: ({ otherbroker }) => otherbroker.feeTiers[0]?.[1] ?? 0,
    override: (rate) => ({ otherbroker: { feeTiers: [[0, rate]] } }),
    custom: { max: 4, step: 0.01, parameter: 'otherfee' },
  },
  otherUpfrontCost: {
    path: 'otherbroker.upfrontRate',
    custom: { max: 8, step: 0.1, parameter: 'otherupfront' },
  },
  otherEtfCost: {
    path: 'otherbroker.tech.etfCost',
    isCost: true,
    formOnly: true,
    custom: { max: 2, step: 0.01, parameter: 'otheretf' },
  },
  effectiveCost: {
    path: 'otherbroker.effectiveCost',
    formOnly: true,
    custom: { max: 10, step: 0.01, parameter: 'offer' },
    breakEven: { label: 'comparison.calculator.breakEven.effectiveCost', step: 0.0001 },
  },
  assetFee: {
    path: 'directinvest.assetFee',
    custom: { max: 2, step: 0.01, parameter: 'depotfee' },
    breakEven: { label: 'comparison.calculator.breakEven.assetFee', step: 0.0001 },
  },
  orderFee: {
    path: 'directinvest.orderFee',
    custom: { max: 2, step: 0.01, parameter: 'orderfee' },
    breakEven: { label: 'comparison.calculator.breakEven.orderFee', step: 0.0001 },
  },
  depotEtfCost: {
    path: 'directinvest.tech.etfCost',
    isCost: true,
    formOnly: true,
    custom: { max: 2, step: 0.01, parameter: 'depotetf' },
    breakEven: { label: 'comparison.calculator.breakEven.etfCost', step: 0.0001 },
  },
  saversAllowance: {
    path: 'saversAllowance',
    custom: { max: 2000, step: 1, parameter: 'allowance' },
    breakEven: { label: 'comparison.calculator.breakEven.saversAllowance', step: 1 },
  },
  filing: {
    unit: 'people',
    read: ({ tax }) => (tax.filing === 'joint' ? 2 : 1),
    override: (people) => ({ tax: { filing: people === 2 ? 'joint' : 'single' } }),
    formOnly: true,
    custom: { min: 1, max: 2, step: 1, options: [1, 2], parameter: 'filing' },
  },
  capitalGainsTax: { unit: 'rate', read: capitalGainsTaxRate },
  churchTax: {
    path: 'churchTaxRate',
    // 8 % in Bavaria and Baden-Württemberg, 9 % in all other states.
    custom: { max: 9, step: 1, options: [0, 8, 9], parameter: 'church' },
  },
  fundExemption: { path: 'tax.fundExemption' },
  baseRate: {
    path: 'tax.basiszinsAfterLast',
    read: latestBasiszins,
    custom: { min: -1, max: 6, step: 0.01, parameter: 'baserate' },
  },
  insuranceExemption: { path: 'tax.insuranceExemption' },
  halfIncome: { path: 'tax.halfIncomeShare' },
  otherIncome: {
    path: 'tax.otherTaxableIncome',
    custom: { max: 200_000, step: 100, parameter: 'income' },
    breakEven: { label: 'comparison.calculator.breakEven.otherTaxableIncome', step: 100 },
  },
  bracketIndexation: { path: 'tax.tariffIndexation' },
  annuityFactor: {
    path: 'payout.annuityFactor',
    formOnly: true,
    custom: { min: 20, max: 45, step: 1, parameter: 'factor' },
  },
} as const satisfies Readonly<Record<string, AssumptionRow>>;

type Table = typeof TABLE;

export type AssumptionKey = keyof Table;

/** The assumptions that visitors may change. */
export type CustomKey = {
  [Key in AssumptionKey]: Table[Key] extends { custom: CustomRule } ? Key : never;
}[AssumptionKey];

/** The assumptions that the page lists. */
export type ListedKey = {
  [Key in AssumptionKey]: Table[Key] extends { formOnly: true } ? never : Key;
}[AssumptionKey];

export const ASSUMPTION_ROWS: Readonly<Record<AssumptionKey, AssumptionRow>> = TABLE;

/** The groups of the form with their rows; titles are the messages `comparison.custom.group.*`. */
export const CUSTOM_GROUPS = {
  market: ['marketReturn', 'inflation', 'retirementAge'],
  ours: ['ourEtfCost', 'annuityFactor'],
  depot: ['assetFee', 'orderFee', 'depotEtfCost'],
  other: ['otherContractFee', 'otherUpfrontCost', 'otherEtfCost'],
  offer: ['effectiveCost'],
  taxes: ['saversAllowance', 'filing', 'churchTax', 'otherIncome', 'baseRate'],
} as const satisfies Record<string, readonly CustomKey[]>;

/** In the order in which the address, the sentence and the export have them. */
export const CUSTOM_KEYS: readonly CustomKey[] = Object.values(CUSTOM_GROUPS).flat();

/** The assumptions that a visitor has changed, as people read them. */
export type CustomValues = Readonly<Partial<Record<CustomKey, number>>>;

/** An assumption in the engine's unit, a cost above zero; `null` where a set of them has none. */
export function readAssumption(key: AssumptionKey, assumptions: Assumptions): number | null {
  const { path, read, isCost } = ASSUMPTION_ROWS[key];
  const value = read ? read(assumptions) : path ? assumptionAt(path, assumptions) : null;
  return isCost && value !== null ? 0 - value : value;
}

/** The unit of an assumption; `undefined` for a mere number. */
export function getUnit(key: AssumptionKey) {
  const { unit, path } = ASSUMPTION_ROWS[key];
  return unit ?? (path && unitAt(path));
}

/** The bounds and steps of an assumption that visitors may change. */
export function getCustomRule(key: CustomKey): CustomRule & Steps {
  return { min: 0, ...TABLE[key].custom };
}

/** An assumption as people read it. */
export function readPlain(key: AssumptionKey, assumptions: Assumptions): number | null {
  const value = readAssumption(key, assumptions);
  return value !== null && getUnit(key) === 'rate' ? toPercentPoints(value) : value;
}

/** The overrides for the engine; none where nothing was changed. */
export function makeOverrides(custom: CustomValues): AssumptionOverrides {
  return mergeOverrides(
    ...CUSTOM_KEYS.map((key) => {
      const { path, override, isCost } = ASSUMPTION_ROWS[key];
      const read = custom[key];
      if (read === undefined) return {};
      const value = getUnit(key) === 'rate' ? toRate(isCost ? -read : read) : read;
      return override ? override(value) : path ? overrideAt(path, value) : {};
    }),
  );
}

/** The same with another value for one assumption; `undefined` takes it back. */
export function withCustom(
  custom: CustomValues,
  key: CustomKey,
  value: number | undefined,
): CustomValues {
  const { [key]: _, ...others } = custom;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The value that can be chosen nearest to a number. */
export function clampCustom(key: CustomKey, value: number): number {
  const { options, ...steps } = getCustomRule(key);
  const nearest = clampTyped(value, steps);
  if (!options) return nearest;
  return options.reduce((best, option) =>
    Math.abs(option - nearest) < Math.abs(best - nearest) ? option : best,
  );
}
