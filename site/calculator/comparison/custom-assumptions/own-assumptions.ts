import {
  nearestStep,
  type Steps,
} from '../../../../design-system/fields/SliderField/step-value.ts';
import { keysOf } from '../../../../lib/objects.ts';
import { toPercentPoints, toRate } from '../../../../lib/rates.ts';
import type { AssumptionOverrides, Assumptions } from '../../../calculation/index.ts';
import { mergeOverrides } from '../../../calculation/index.ts';

/** The unit of a number; people are those who file their taxes together. */
type Unit = 'percent' | 'euros' | 'age' | 'people';

/** One assumption that people can judge for themselves. All numbers are in the unit shown. */
export interface OwnAssumption extends Steps {
  unit: Unit;
  /** The only values, where the steps between the bounds are not possible. */
  options?: readonly number[];
  /** Its name in the page's address. */
  parameter: string;
  /** Its value in a set of assumptions; `null` where they have none. */
  of: (assumptions: Assumptions) => number | null;
  /** The overrides for another value. */
  override: (value: number) => AssumptionOverrides;
}

/**
 * The table of assumptions that can be changed: form, address, sentence and tests derive from it.
 * Bounds are what is plausible, within those of the engine. Labels and sources are the messages
 * `comparison.assumption.<key>.*`.
 */
export const OWN_ASSUMPTIONS = {
  marketReturn: {
    ...rate({ max: 12, step: 0.1 }, ({ marketReturn }) => marketReturn),
    parameter: 'return',
    override: (percent) => ({ marketReturn: toRate(percent) }),
  },
  inflation: {
    ...rate({ max: 8, step: 0.1 }, ({ inflation }) => inflation),
    parameter: 'inflation',
    override: (percent) => ({ inflation: toRate(percent) }),
  },
  retirementAge: {
    unit: 'age',
    min: 60,
    max: 75,
    step: 1,
    parameter: 'payout',
    of: ({ retirementAge }) => retirementAge,
    override: (retirementAge) => ({ retirementAge }),
  },
  ourEtfCost: {
    ...rate({ max: 2, step: 0.01 }, ({ pf }) => -pf.tech.etfCost),
    parameter: 'ouretf',
    override: (percent) => ({ pf: { tech: { etfCost: toRate(-percent) } } }),
  },
  assetFee: {
    ...rate({ max: 2, step: 0.01 }, ({ directinvest }) => directinvest.assetFee),
    parameter: 'depotfee',
    override: (percent) => ({ directinvest: { assetFee: toRate(percent) } }),
  },
  orderFee: {
    ...rate({ max: 2, step: 0.01 }, ({ directinvest }) => directinvest.orderFee),
    parameter: 'orderfee',
    override: (percent) => ({ directinvest: { orderFee: toRate(percent) } }),
  },
  depotEtfCost: {
    ...rate({ max: 2, step: 0.01 }, ({ directinvest }) => -directinvest.tech.etfCost),
    parameter: 'depotetf',
    override: (percent) => ({ directinvest: { tech: { etfCost: toRate(-percent) } } }),
  },
  otherContractFee: {
    ...rate({ max: 4, step: 0.01 }, ({ otherbroker }) => otherbroker.feeTiers[0]?.[1] ?? 0),
    parameter: 'otherfee',
    override: (percent) => ({ otherbroker: { feeTiers: [[0, toRate(percent)]] } }),
  },
  otherUpfrontCost: {
    ...rate({ max: 8, step: 0.1 }, ({ otherbroker }) => otherbroker.upfrontRate),
    parameter: 'otherupfront',
    override: (percent) => ({ otherbroker: { upfrontRate: toRate(percent) } }),
  },
  otherEtfCost: {
    ...rate({ max: 2, step: 0.01 }, ({ otherbroker }) => -otherbroker.tech.etfCost),
    parameter: 'otheretf',
    override: (percent) => ({ otherbroker: { tech: { etfCost: toRate(-percent) } } }),
  },
  effectiveCost: {
    ...rate({ max: 10, step: 0.01 }, ({ otherbroker }) => otherbroker.effectiveCost),
    parameter: 'offer',
    override: (percent) => ({ otherbroker: { effectiveCost: toRate(percent) } }),
  },
  saversAllowance: {
    unit: 'euros',
    min: 0,
    max: 2000,
    step: 1,
    parameter: 'allowance',
    of: ({ saversAllowance }) => saversAllowance,
    override: (saversAllowance) => ({ saversAllowance }),
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
    ...rate({ max: 9, step: 1 }, ({ churchTaxRate }) => churchTaxRate),
    options: [0, 8, 9],
    parameter: 'church',
    override: (percent) => ({ churchTaxRate: toRate(percent) }),
  },
  otherIncome: {
    unit: 'euros',
    min: 0,
    max: 200_000,
    step: 100,
    parameter: 'income',
    of: ({ tax }) => tax.otherTaxableIncome,
    override: (otherTaxableIncome) => ({ tax: { otherTaxableIncome } }),
  },
  baseRate: {
    ...rate({ min: -1, max: 6, step: 0.01 }, lastBaseRate),
    parameter: 'baserate',
    override: (percent) => ({ tax: { basiszinsAfterLast: toRate(percent) } }),
  },
} as const satisfies Readonly<Record<string, OwnAssumption>>;

export type OwnKey = keyof typeof OWN_ASSUMPTIONS;

/** In the order in which the form, the address and the sentence have them. */
export const OWN_KEYS = keysOf(OWN_ASSUMPTIONS);

/** The assumptions that a visitor has changed, in the units of the table. */
export type OwnValues = Readonly<Partial<Record<OwnKey, number>>>;

/** The overrides for the engine; none where nothing was changed. */
export function overridesOf(own: OwnValues): AssumptionOverrides {
  return mergeOverrides(
    ...OWN_KEYS.map((key) => {
      const value = own[key];
      return value === undefined ? {} : OWN_ASSUMPTIONS[key].override(value);
    }),
  );
}

/** The same with another value for one assumption; `undefined` takes it back. */
export function withOwn(own: OwnValues, key: OwnKey, value: number | undefined): OwnValues {
  const { [key]: _, ...others } = own;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The value that can be chosen nearest to a number. */
export function nearestOwn(key: OwnKey, value: number): number {
  const { options, ...steps }: OwnAssumption = OWN_ASSUMPTIONS[key];
  const nearest = nearestStep(value, steps);
  if (!options) return nearest;
  return options.reduce((best, option) =>
    Math.abs(option - nearest) < Math.abs(best - nearest) ? option : best,
  );
}

/** The Basiszins of the last published year, which all later years are calculated with. */
export function lastBaseRate({ tax }: Assumptions): number {
  const lastYear = Math.max(...Object.keys(tax.basiszins).map(Number));
  return tax.basiszinsAfterLast ?? tax.basiszins[lastYear] ?? 0;
}

/** A yearly rate or a share: a fraction to the engine, per cent to people. */
function rate(
  { min = 0, max, step }: Omit<Steps, 'min'> & { min?: number },
  of: (assumptions: Assumptions) => number | null,
) {
  return {
    unit: 'percent',
    min,
    max,
    step,
    of: (assumptions: Assumptions) => {
      const value = of(assumptions);
      return value === null ? null : toPercentPoints(value);
    },
  } as const;
}
