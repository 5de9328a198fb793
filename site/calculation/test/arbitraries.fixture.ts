import fc from 'fast-check';
import type { FeeTier } from '../assumption-kinds.ts';
import { INPUT_BOUNDS } from '../inputs.ts';

/** All valid inputs; the two amounts may be capped lower. */
export function saver({ monthlyContribution, oneTimeContribution } = HIGHEST_AMOUNTS) {
  return fc.record({
    monthlyContribution: between(INPUT_BOUNDS.monthlyContribution.min, monthlyContribution),
    // Half of the savers have few years left: no case is lost, and half of the time is saved.
    age: fc.oneof(fc.integer(INPUT_BOUNDS.age), fc.integer({ min: 45, max: 60 })),
    oneTimeContribution: between(INPUT_BOUNDS.oneTimeContribution.min, oneTimeContribution),
    annualIncrement: between(0, 10),
    portfolioRebalancing: fc.oneof(fc.constantFrom(0, 15, 100), between(0, 100)),
    probabilityRetireAt62: fc.oneof(fc.constantFrom(0, 100), between(0, 100)),
  });
}

const HIGHEST_AMOUNTS = {
  monthlyContribution: INPUT_BOUNDS.monthlyContribution.max,
  oneTimeContribution: INPUT_BOUNDS.oneTimeContribution.max,
};

/**
 * Assumptions someone might defend, gains and losses, all kinds of charges. Fee rates fall with
 * the contract value, as they do on the market: a rate that rises takes away more than the euro
 * that crosses its threshold.
 */
export function plausibleAssumptions({ isProportional = false } = {}) {
  const pension = fc.record({
    feeTiers: fallingFeeTiers(isProportional ? 1 : 4),
    upfrontRate: between(0, 0.04),
    orderFee: between(0, 0.05),
    tech: technicalEffects(),
  });
  return fc.record({
    startYear: fc.integer({ min: 2010, max: 2040 }),
    retirementAge: fc.integer({ min: 61, max: 75 }),
    earlyExitAge: fc.integer({ min: 55, max: 70 }),
    marketReturn: fc.oneof(fc.constantFrom(0, 0.012, 0.07), between(-0.2, 0.2)),
    saversAllowance: isProportional ? fc.constant(0) : fc.constantFrom(0, 100, 1000, 5000),
    churchTaxRate: fc.constantFrom(0, 0.08, 0.09),
    tax: fc.record({
      capitalGainsRate: fc.constantFrom(0, 0.25, 0.4),
      fundExemption: fc.constantFrom(0, 0.15, 0.3, 1),
      insuranceExemption: fc.constantFrom(0, 0.15),
      basiszinsAfterLast: fc.constantFrom(null, -0.005, 0, 0.0134, 0.1),
      personalRateMode: isProportional
        ? fc.constant('flat' as const)
        : fc.constantFrom('tariff' as const, 'flat' as const),
      personalRateFlat: between(0, 0.5),
      otherTaxableIncome: between(0, 300_000),
    }),
    pf: pension,
    otherbroker: pension,
    directinvest: fc.record({
      orderFee: fc.oneof(fc.constant(0), between(0, 0.05)),
      assetFee: fc.oneof(fc.constant(0), between(0, 0.02)),
      tech: technicalEffects(),
    }),
  });
}

function fallingFeeTiers(most: number): fc.Arbitrary<FeeTier[]> {
  return fc
    .array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), between(0, 0.03)), {
      minLength: 1,
      maxLength: most,
    })
    .map((tiers) => {
      const thresholds = tiers.map(([threshold]) => threshold).sort((one, other) => one - other);
      const rates = tiers.map(([, rate]) => rate).sort((one, other) => other - one);
      return rates.map((rate, index) => [index === 0 ? 0 : (thresholds[index] ?? 0), rate]);
    });
}

function technicalEffects() {
  return fc.record({
    trackingDifference: between(-0.005, 0.005),
    etfCost: between(-0.005, 0),
    portfolioQuality: fc.oneof(fc.constant(0), between(0, 0.02)),
  });
}

/** Any number from the least to the most. */
export function between(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}
