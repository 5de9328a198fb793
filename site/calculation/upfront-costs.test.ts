import { describe, expect, test } from 'vitest';
import { contributionOf, makePlan, type Plan } from './plan.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';
import { SAVER } from './test/saver.fixture.ts';
import { upfrontCosts } from './upfront-costs.ts';

describe('upfront costs', () => {
  test.each([1, 35, 60, 65])('at age %d they sum up to the agreed share', (age) => {
    const plan = planOf({ age });
    const total = sum(upfrontCosts(plan, 0.025, 60));
    expect(total).toBeCloseTo(0.025 * sum(contributionsOf(plan)), 8);
  });

  test('fall due in the first five years of the premium and of each rise', () => {
    const plan = planOf({ annualIncrement: 0 });
    const costs = upfrontCosts(plan, 0.025, 60);
    const monthly = (0.025 * 100 * 384) / 60;
    expect(costs).toHaveLength(384);
    expect(costs[0]).toBeCloseTo(250 + monthly, 10);
    expect(costs[59]).toBeCloseTo(monthly, 10);
    expect(costs[60]).toBe(0);
  });

  test('never take a third of a premium', () => {
    const plan = planOf({ age: 1, oneTimeContribution: 0, annualIncrement: 10 });
    const costs = upfrontCosts(plan, 0.025, 60);
    const shares = contributionsOf(plan).map((premium, month) => (costs[month] ?? 0) / premium);
    expect(Math.max(...shares)).toBeLessThan(0.34);
  });
});

const INPUTS = { ...SAVER, monthlyContribution: 100 };

function planOf(inputs: Partial<typeof INPUTS>) {
  return makePlan({ ...INPUTS, ...inputs }, resolveAssumptions().assumptions);
}

function contributionsOf(plan: Plan): number[] {
  return Array.from({ length: 12 * plan.years }, (_, month) =>
    contributionOf(Math.floor(month / 12), month % 12, plan),
  );
}

function sum(values: Iterable<number>): number {
  return Array.from(values).reduce((total, value) => total + value, 0);
}
