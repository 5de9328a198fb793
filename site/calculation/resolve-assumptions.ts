import { isRecord } from '../../lib/objects.ts';
import {
  type AssumptionOverrides,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  type PensionTerms,
} from './assumptions.ts';
import { type Bounds, type FieldError, fieldError, isWithin, property } from './bounds.ts';
import { merge } from './merge-overrides.ts';

/** The name of an assumption in an error, such as `assumptions.tax.vorabFactor`. */
export type AssumptionField = `assumptions.${string}`;

/** The defaults with the overrides merged in; trustworthy only if `errors` is empty. */
export interface ResolvedAssumptions {
  readonly assumptions: Assumptions;
  readonly errors: readonly FieldError<AssumptionField>[];
}

/**
 * Merges overrides of any depth into the defaults (docs/calculation.md, section 2) and checks the
 * outcome against bounds inside which every figure of the model stays finite.
 */
export function resolveAssumptions(overrides?: AssumptionOverrides): ResolvedAssumptions {
  const assumptions = withOverrides(DEFAULT_ASSUMPTIONS, overrides ?? {});
  return { assumptions, errors: checkAssumptions(assumptions, '') };
}

/** Merges overrides of any depth into assumptions without checking the outcome. */
export function withOverrides(base: Assumptions, overrides: AssumptionOverrides): Assumptions {
  return merge(base, overrides) as Assumptions;
}

/** Judges a value of any type found at a path below `assumptions`; no error means the value is usable. */
type Check = (value: unknown, path: string) => FieldError<AssumptionField>[];

/** One check for every number among the assumptions; a word has none. */
type Checks<T> = {
  readonly [Key in keyof T as T[Key] extends string ? never : Key]: Check;
};

function within(bounds: Bounds): Check {
  return (value, path) =>
    isWithin(bounds, value) ? [] : [fieldError(`assumptions.${path}` as const, bounds)];
}

function shape<T>(checks: Checks<T>): Check {
  const entries = Object.entries<Check>(checks);
  return (value, path) =>
    entries.flatMap(([key, check]) => check(property(value, key), path ? `${path}.${key}` : key));
}

function listOf(check: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? Array.from(value, (entry, index) => check(entry, `${path}.${index}`)).flat()
      : check(undefined, path);
}

function byYear(check: Check): Check {
  return (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => [
          ...year(Number(key), `${path}.${key}`),
          ...check(entry, `${path}.${key}`),
        ])
      : check(undefined, path);
}

function orNull(check: Check): Check {
  return (value, path) => (value === null ? [] : check(value, path));
}

const share = within({ min: 0, max: 1 });
// Up to here a sale always brings more than the tax that forces it.
const orderFee = within({ min: 0, max: 0.5 });
const yearlyReturn = within({ min: -0.5, max: 1 });
const euros = within({ min: 0, max: 1e9 });
const year = within({ min: 1900, max: 2200, whole: true });
const duration = within({ min: 0, max: 200 });
const basiszins = within({ min: -1, max: 1 });

// Six effects at their least, on top of the least market return, leave the fund some value.
const technicalEffect = within({ min: -0.08, max: 0.5 });

const technicalEffects = shape<Assumptions['pf']['tech']>({
  trackingDifference: technicalEffect,
  etfCost: technicalEffect,
  indexReplication: technicalEffect,
  rebalancingGain: technicalEffect,
  partnerTaxBenefit: technicalEffect,
  portfolioQuality: technicalEffect,
});

const pensionTerms = {
  feeTiers: listOf(shape<Record<0 | 1, number>>({ 0: euros, 1: share })),
  upfrontRate: share,
  orderFee,
  tech: technicalEffects,
} satisfies Checks<PensionTerms>;

const checkAssumptions = shape<Assumptions>({
  startYear: year,
  // From 2 on, so that at least the youngest saver has a year until retirement.
  retirementAge: within({ min: 2, max: 100, whole: true }),
  earlyExitAge: within({ min: 0, max: 200, whole: true }),
  marketReturn: yearlyReturn,
  inflation: yearlyReturn,
  saversAllowance: euros,
  churchTaxRate: share,
  tax: shape<Assumptions['tax']>({
    // Together these two keep the tax on a gain below the gain.
    capitalGainsRate: within({ min: 0, max: 0.8 }),
    soliRate: within({ min: 0, max: 0.2 }),
    fundExemption: share,
    insuranceExemption: share,
    halfIncomeShare: share,
    halfIncomeMinAge: duration,
    halfIncomeMinYears: duration,
    vorabFactor: share,
    basiszins: byYear(basiszins),
    basiszinsAfterLast: orNull(basiszins),
    personalRateFlat: share,
    otherTaxableIncome: euros,
    tariffIndexation: yearlyReturn,
    tariff: shape<Assumptions['tax']['tariff']>({
      year,
      basicAllowance: euros,
      zone2End: euros,
      zone3End: euros,
      zone4End: euros,
      z2a: euros,
      z2b: euros,
      z3a: euros,
      z3b: euros,
      z3c: euros,
      r4: share,
      o4: euros,
      r5: share,
      o5: euros,
      soliFree: euros,
      soliSlope: share,
    }),
  }),
  pf: shape<Assumptions['pf']>(pensionTerms),
  otherbroker: shape<Assumptions['otherbroker']>({
    effectiveCost: orNull(within({ min: 0, max: 0.1 })),
    ...pensionTerms,
  }),
  directinvest: shape<Assumptions['directinvest']>({
    orderFee,
    assetFee: share,
    tech: technicalEffects,
  }),
  upfrontSpreadMonths: within({ min: 1, max: 1200, whole: true }),
  outcomes: shape<Assumptions['outcomes']>({ volatility: share }),
  payout: shape<Assumptions['payout']>({ annuityFactor: within({ min: 0, max: 200 }) }),
  pensionGap: shape<Assumptions['pensionGap']>({
    rentenwert: euros,
    averageEarnings: within({ min: 1, max: 1e9 }),
    contributionCeiling: euros,
    contributionYears: duration,
    rentenniveauNow: within({ min: 0.01, max: 1 }),
    rentenniveauFloorUntil: year,
    rentenniveauLater: share,
    rentenniveauLaterYear: year,
    socialContributionRate: share,
    pensionTaxableShare2026: share,
    pensionTaxableStep: share,
    lumpSumAllowance: euros,
    netIncomeShare: share,
    targetShareOfNet: within({ min: 0, max: 10 }),
    inflation: yearlyReturn,
    accumulationReturn: yearlyReturn,
    payoutReturn: yearlyReturn,
    payoutUntilAge: duration,
  }),
});
