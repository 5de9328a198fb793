import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, mapValues } from '../../../lib/objects.ts';
import {
  type AssumptionOverrides,
  type Assumptions,
  type ByProvider,
  type CalculationOutput,
  type ComparisonResult,
  compare,
  DEFAULT_ASSUMPTIONS,
  type Effects,
  type FeeTier,
  type Inputs,
  netWealthOnPath,
  outcomes,
} from '../index.ts';
import { between, plausibleAssumptions, saver } from './arbitraries.fixture.ts';
import { accepted, numbersIn, SAVER } from './saver.fixture.ts';

// The invariants of docs/calculation.md, section 11, under its numbers.

// New ones in every run; `npm run check -- fuzz` asks as many as one has patience for.
const RUNS = { numRuns: 300 };
const ONE_PER_GROUP: ByProvider<null> = { pf: null, directinvest: null, otherbroker: null };
const GROUPS = keysOf(ONE_PER_GROUP);

// The limit leaves room for a busy machine.
describe('invariants', { timeout: 120_000 }, () => {
  test('1: every number is finite, even with assumptions at their limits', () => {
    fc.assert(
      fc.property(saver(), limitAssumptions(), (inputs, assumptions) => {
        const numbers = numbersIn(compare(inputs, assumptions));
        expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      }),
      RUNS,
    );
  });

  invariant(
    '2: the causes add up to the summary, and market plus summary is the yield',
    (inputs, assumptions) => {
      for (const { effects, euro } of calculate(inputs, assumptions).scenarios) {
        for (const group of GROUPS) {
          const { Summary } = effects[group];
          expectSameRate(sumOfCauses(effects[group]), Summary);
          expectSameRate(assumptions.marketReturn + Summary, euro[group].irr);
        }
      }
    },
  );

  invariant(
    '3: no cost and no tax helps, but for the depot’s sales that a loss makes cheaper',
    (inputs, assumptions) => {
      for (const { effects, euro } of calculate(inputs, assumptions).scenarios) {
        for (const group of GROUPS) {
          expect(euro[group].withdrawalTax).toBeGreaterThanOrEqual(0);
          const { UpfrontCost, FixedCost, BrokerageFee, WithholdingTax } = effects[group];
          const { RebalancingTax, WithdrawalTax } = effects[group];
          const charges = [UpfrontCost, FixedCost, BrokerageFee, WithholdingTax, WithdrawalTax];
          expect(Math.max(...charges)).toBeLessThanOrEqual(DUST);
          if (group !== 'directinvest') expect(RebalancingTax).toBe(0);
        }
      }
    },
  );

  invariant(
    '4: without costs and taxes every row is zero and all three end alike',
    (inputs, { marketReturn, retirementAge }) => {
      const free = { ...withoutCharges(), marketReturn, retirementAge };
      const { calculationOutput, netWealth } = calculate(inputs, free);
      const values = Object.values(calculationOutput).map(({ value }) => value);
      expect(values.filter((value) => value !== 0)).toEqual([]);
      expectSameAmount(netWealth.directinvest, netWealth.pf);
      expectSameAmount(netWealth.otherbroker, netWealth.pf);
    },
  );

  test('5: neither more money nor a better market ever leaves less', () => {
    fc.assert(
      fc.property(
        saver(ROOM_FOR_MORE),
        plausibleAssumptions(),
        improvement(),
        (inputs, assumptions, more) => {
          const before = calculate(inputs, assumptions).netWealth;
          const after = calculate(
            {
              ...inputs,
              monthlyContribution: inputs.monthlyContribution + more.monthlyContribution,
              oneTimeContribution: inputs.oneTimeContribution + more.oneTimeContribution,
            },
            { ...assumptions, marketReturn: assumptions.marketReturn + more.marketReturn },
          ).netWealth;
          for (const group of GROUPS) {
            const lost = before[group] - after[group];
            expect(lost).toBeLessThanOrEqual(RELATIVE_DUST * before[group]);
          }
        },
      ),
      RUNS,
    );
  });

  invariant(
    '6: every row and the net wealth are linear in the probability of leaving early',
    (inputs, assumptions) => {
      const at = (probabilityRetireAt62: number) =>
        calculate({ ...inputs, probabilityRetireAt62 }, assumptions);
      const [never, always] = [at(0), at(100)];
      const mixed = calculate(inputs, assumptions);
      const share = inputs.probabilityRetireAt62 / 100;
      const between = (from: number, to: number) => (1 - share) * from + share * to;
      for (const row of Object.keys(mixed.calculationOutput) as (keyof CalculationOutput)[]) {
        const [from, to] = [never.calculationOutput[row], always.calculationOutput[row]];
        expectSameRate(mixed.calculationOutput[row].value, between(from.value, to.value));
      }
      for (const group of GROUPS) {
        const [from, to] = [never.netWealth[group], always.netWealth[group]];
        expectSameAmount(mixed.netWealth[group], between(from, to));
      }
    },
  );

  test('7: with proportional charges only, wealth scales and the summary stays', () => {
    fc.assert(
      fc.property(
        saver({ monthlyContribution: 1000, oneTimeContribution: 10_000 }),
        plausibleAssumptions({ isProportional: true }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        (inputs, assumptions, factor) => {
          const scaled = {
            ...inputs,
            monthlyContribution: factor * inputs.monthlyContribution,
            oneTimeContribution: factor * inputs.oneTimeContribution,
          };
          const [small, large] = [calculate(inputs, assumptions), calculate(scaled, assumptions)];
          for (const group of GROUPS) {
            const row = `${group}Summary` as const;
            expectSameRate(large.calculationOutput[row].value, small.calculationOutput[row].value);
            expectSameAmount(large.netWealth[group], factor * small.netWealth[group]);
          }
        },
      ),
      RUNS,
    );
  });

  invariant(
    '8: the last point of the projection is the scheduled scenario',
    (inputs, assumptions) => {
      const { scenarios, projection } = calculate(inputs, assumptions);
      for (const group of GROUPS) {
        expect(projection.at(-1)?.[group]).toBe(scenarios[0]?.euro[group].net);
      }
    },
  );

  test('9: an offer costs what it says', () => {
    fc.assert(
      fc.property(
        saver(),
        plausibleAssumptions(),
        between(0, 0.1),
        (inputs, assumptions, effectiveCost) => {
          const otherbroker = { ...assumptions.otherbroker, effectiveCost };
          const result = calculate(inputs, { ...assumptions, otherbroker });
          expect(result.effectiveCosts.otherbroker).toBeCloseTo(effectiveCost, 10);
          for (const { effectiveCosts } of result.scenarios) {
            expect(effectiveCosts.otherbroker).toBeCloseTo(effectiveCost, 10);
          }
        },
      ),
      RUNS,
    );
  });

  invariant('10: a steady path ends where the scheduled scenario does', (inputs, assumptions) => {
    const { scenarios } = calculate(inputs, assumptions);
    const years = assumptions.retirementAge - inputs.age;
    const steady = Array.from({ length: years }, () => assumptions.marketReturn);
    const net = mapValues(ONE_PER_GROUP, (_, group) => scenarios[0]?.euro[group].net);
    expect(netWealthOnPath(inputs, assumptions, null)).toEqual(net);
    expect(netWealthOnPath(inputs, assumptions, steady)).toEqual(net);
  });

  invariant('11: without volatility every outcome is the same', (inputs, assumptions) => {
    const calm = { ...assumptions, outcomes: { volatility: 0 } };
    const { scenarios } = calculate(inputs, calm);
    const results = accepted(outcomes(inputs, calm, { paths: 3, seed: 5 }));
    for (const group of GROUPS) {
      const net = scenarios[0]?.euro[group].net ?? Number.NaN;
      for (const quantile of Object.values(results[group])) expectSameAmount(quantile, net);
    }
  });
});

/** A test with every saver and all assumptions that someone might defend. */
function invariant(
  name: string,
  check: (inputs: Inputs, assumptions: PlausibleAssumptions) => void,
): void {
  test(name, () => fc.assert(fc.property(saver(), plausibleAssumptions(), check), RUNS));
}

type PlausibleAssumptions =
  ReturnType<typeof plausibleAssumptions> extends fc.Arbitrary<infer Value> ? Value : never;

/** How far rounding may move a yearly rate. */
const DUST = 1e-12;

/** How far rounding may move an amount, as a share of it. */
const RELATIVE_DUST = 1e-9;

function expectSameRate(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(DUST);
}

function expectSameAmount(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(RELATIVE_DUST * Math.abs(expected));
}

function calculate(inputs: Inputs, assumptions: AssumptionOverrides): ComparisonResult {
  return accepted(compare(inputs, assumptions));
}

function sumOfCauses(effects: Effects): number {
  const { CapitalGainTax, TotalCost, TechnicalBenefits, Summary, ...causes } = effects;
  return Object.values(causes).reduce((sum, effect) => sum + effect, 0);
}

const ROOM_FOR_MORE = { monthlyContribution: 90_000, oneTimeContribution: 900_000 };

/** More of one of the three things that must never leave less; nothing more of the others. */
function improvement() {
  const more = { monthlyContribution: 0, oneTimeContribution: 0, marketReturn: 0 };
  return fc.oneof(
    between(0, 1000).map((monthlyContribution) => ({ ...more, monthlyContribution })),
    between(0, 100_000).map((oneTimeContribution) => ({ ...more, oneTimeContribution })),
    between(0, 0.1).map((marketReturn) => ({ ...more, marketReturn })),
  );
}

function withoutCharges(): AssumptionOverrides {
  const pension = { feeTiers: [[0, 0]] satisfies FeeTier[], upfrontRate: 0, tech: { etfCost: 0 } };
  return {
    tax: { capitalGainsRate: 0, personalRateMode: 'flat', personalRateFlat: 0 },
    pf: pension,
    otherbroker: pension,
    directinvest: { assetFee: 0, tech: { etfCost: 0 } },
  };
}

/** Assumptions of which about half stand at one of the limits that their errors tell. */
function limitAssumptions(): fc.Arbitrary<AssumptionOverrides> {
  const rejected = compare(SAVER, everyNumberMissing(DEFAULT_ASSUMPTIONS));
  const errors = 'errors' in rejected ? rejected.errors : [];
  const limits = new Map<string, number[]>(
    errors.map(({ field, min, max }) => [field, [min ?? 0, max ?? 0]]),
  );

  const atLimits = (value: unknown, path: string): fc.Arbitrary<unknown> => {
    if (typeof value === 'number')
      return fc.constantFrom(value, value, ...(limits.get(path) ?? []));
    if (typeof value !== 'object' || value === null) return fc.constant(value);
    const parts = Object.entries(value).map(([key, part]) => atLimits(part, `${path}.${key}`));
    return fc.tuple(...parts).map((made) => rebuilt(value, made));
  };
  return atLimits(DEFAULT_ASSUMPTIONS, 'assumptions') as fc.Arbitrary<AssumptionOverrides>;
}

function everyNumberMissing(assumptions: Assumptions): AssumptionOverrides {
  return JSON.parse(JSON.stringify(assumptions), (_, value) =>
    typeof value === 'number' ? Number.NaN : value,
  );
}

/** A list or an object like another one, with other values. */
function rebuilt(original: object, values: readonly unknown[]): unknown {
  if (Array.isArray(original)) return values;
  return Object.fromEntries(Object.keys(original).map((key, index) => [key, values[index]]));
}
