import {
  roundToStep,
  type Steps,
} from '../../../../design-system/fields/SliderField/step-value.ts';
import { keysOf } from '../../../../lib/objects.ts';
import { toPercentPoints, toRate } from '../../../../lib/rates.ts';
import {
  type AssumptionOverrides,
  type AssumptionPath,
  type Assumptions,
  assumptionAt,
  latestBasiszins,
  mergeOverrides,
  overrideAt,
} from '../../../calculation/index.ts';

/** What a number counts; people are those who file their taxes together. */
type Unit = 'percent' | 'euros' | 'age' | 'people';

/** One assumption that people can judge for themselves. All numbers are in the unit shown. */
export interface CustomAssumption extends Steps {
  unit: Unit;
  /** The only values, where the steps between the bounds are not possible. */
  options?: readonly number[];
  /** Its name in the page's address. */
  parameter: string;
  /** Its value in a set of assumptions; `null` where they have none. */
  of: (assumptions: Assumptions) => number | null;
  /** What to override for another value. */
  override: (value: number) => AssumptionOverrides;
}

/**
 * The table of assumptions that can be changed, most by their path in the engine's table: form,
 * address, sentence and tests derive from it. Bounds are what is plausible, within those of the
 * engine. Labels and sources are the messages `comparison.assumption.<key>.*`.
 */
export const CUSTOM_ASSUMPTIONS = {
  marketReturn: percent('marketReturn', { max: 12, step: 0.1, parameter: 'return' }),
  inflation: percent('inflation', { max: 8, step: 0.1, parameter: 'inflation' }),
  retirementAge: {
    unit: 'age',
    ...numberAt('retirementAge'),
    min: 60,
    max: 75,
    step: 1,
    parameter: 'payout',
  },
  ourEtfCost: cost('pf.tech.etfCost', { parameter: 'ouretf' }),
  assetFee: percent('directinvest.assetFee', { max: 2, step: 0.01, parameter: 'depotfee' }),
  orderFee: percent('directinvest.orderFee', { max: 2, step: 0.01, parameter: 'orderfee' }),
  depotEtfCost: cost('directinvest.tech.etfCost', { parameter: 'depotetf' }),
  otherContractFee: {
    unit: 'percent',
    of: ({ otherbroker }) => toPercentPoints(otherbroker.feeTiers[0]?.[1] ?? 0),
    override: (points) => ({ otherbroker: { feeTiers: [[0, toRate(points)]] } }),
    min: 0,
    max: 4,
    step: 0.01,
    parameter: 'otherfee',
  },
  otherUpfrontCost: percent('otherbroker.upfrontRate', {
    max: 8,
    step: 0.1,
    parameter: 'otherupfront',
  }),
  otherEtfCost: cost('otherbroker.tech.etfCost', { parameter: 'otheretf' }),
  effectiveCost: percent('otherbroker.effectiveCost', { max: 10, step: 0.01, parameter: 'offer' }),
  saversAllowance: {
    unit: 'euros',
    ...numberAt('saversAllowance'),
    min: 0,
    max: 2000,
    step: 1,
    parameter: 'allowance',
  },
  filing: {
    unit: 'people',
    min: 1,
    max: 2,
    step: 1,
    options: [1, 2],
    parameter: 'filing',
    of: ({ tax }) => (tax.filing === 'joint' ? 2 : 1),
    override: (people) => ({ tax: { filing: people === 2 ? 'joint' : 'single' } }),
  },
  churchTax: {
    // 8 % in Bavaria and Baden-Württemberg, 9 % in all other states.
    ...percent('churchTaxRate', { max: 9, step: 1, parameter: 'church' }),
    options: [0, 8, 9],
  },
  otherIncome: {
    unit: 'euros',
    ...numberAt('tax.otherTaxableIncome'),
    min: 0,
    max: 200_000,
    step: 100,
    parameter: 'income',
  },
  baseRate: {
    ...percent('tax.basiszinsAfterLast', { min: -1, max: 6, step: 0.01, parameter: 'baserate' }),
    of: (assumptions) => toPercentPoints(latestBasiszins(assumptions)),
  },
} as const satisfies Readonly<Record<string, CustomAssumption>>;

export type CustomKey = keyof typeof CUSTOM_ASSUMPTIONS;

/** In the order in which the form, the address and the sentence have them. */
export const CUSTOM_KEYS = keysOf(CUSTOM_ASSUMPTIONS);

/** The assumptions that a visitor has changed, in the units of the table. */
export type CustomValues = Readonly<Partial<Record<CustomKey, number>>>;

/** The overrides for the engine; none where nothing was changed. */
export function overridesOf(own: CustomValues): AssumptionOverrides {
  return mergeOverrides(
    ...CUSTOM_KEYS.map((key) => {
      const value = own[key];
      return value === undefined ? {} : CUSTOM_ASSUMPTIONS[key].override(value);
    }),
  );
}

/** The same with another value for one assumption; `undefined` takes it back. */
export function withCustom(
  own: CustomValues,
  key: CustomKey,
  value: number | undefined,
): CustomValues {
  const { [key]: _, ...others } = own;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The value that can be chosen nearest to a number. */
export function nearestCustom(key: CustomKey, value: number): number {
  const { options, ...steps }: CustomAssumption = CUSTOM_ASSUMPTIONS[key];
  const nearest = roundToStep(value, steps);
  if (!options) return nearest;
  return options.reduce((best, option) =>
    Math.abs(option - nearest) < Math.abs(best - nearest) ? option : best,
  );
}

function numberAt(path: AssumptionPath): Pick<CustomAssumption, 'of' | 'override'> {
  return {
    of: (assumptions) => assumptionAt(path, assumptions),
    override: (value) => overrideAt(path, value),
  };
}

/** A rate of the engine, in per cent. */
function percent(
  path: AssumptionPath,
  row: Omit<Steps, 'min'> & { min?: number; parameter: string },
): CustomAssumption {
  return {
    unit: 'percent',
    min: 0,
    ...row,
    of: (assumptions) => {
      const rate = assumptionAt(path, assumptions);
      return rate === null ? null : toPercentPoints(rate);
    },
    override: (points) => overrideAt(path, toRate(points)),
  };
}

/** An effect that the engine counts as a loss and people as a cost: the sign is the other one. */
function cost(path: AssumptionPath, row: { parameter: string }): CustomAssumption {
  const effect = percent(path, { max: 2, step: 0.01, ...row });
  return {
    ...effect,
    of: (assumptions) => 0 - (effect.of(assumptions) ?? 0),
    override: (points) => effect.override(-points),
  };
}
