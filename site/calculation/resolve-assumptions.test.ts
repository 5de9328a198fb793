import { expect, test } from 'vitest';
import { type AssumptionOverrides, DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

test('without overrides the defaults hold', () => {
  expect(resolveAssumptions()).toEqual({ assumptions: DEFAULT_ASSUMPTIONS, errors: [] });
});

test('objects merge at every depth, and so do the years of the Basiszins', () => {
  const { assumptions } = resolveAssumptions({
    tax: { vorabFactor: 0.5, basiszins: { 2027: 0.03 } },
  });
  expect(assumptions).toEqual({
    ...DEFAULT_ASSUMPTIONS,
    tax: {
      ...DEFAULT_ASSUMPTIONS.tax,
      vorabFactor: 0.5,
      basiszins: { ...DEFAULT_ASSUMPTIONS.tax.basiszins, 2027: 0.03 },
    },
  });
});

test('arrays are replaced', () => {
  const { assumptions } = resolveAssumptions({ pf: { feeTiers: [[0, 0.005]] } });
  expect(assumptions.pf.feeTiers).toEqual([[0, 0.005]]);
});

test('undefined leaves the default', () => {
  const { assumptions } = resolveAssumptions({ marketReturn: undefined, tax: undefined });
  expect(assumptions).toEqual(DEFAULT_ASSUMPTIONS);
});

test.each<[AssumptionOverrides, string]>([
  [{ marketReturn: Number.NaN }, 'assumptions.marketReturn'],
  [{ retirementAge: 66.5 }, 'assumptions.retirementAge'],
  [{ pf: { tech: { etfCost: -2 } } }, 'assumptions.pf.tech.etfCost'],
  [{ tax: { basiszins: { soon: 0.03 } } }, 'assumptions.tax.basiszins.soon'],
])('%j is rejected', (overrides, field) => {
  expect(resolveAssumptions(overrides).errors).toMatchObject([{ field }]);
});

test('the defaults cannot be changed by accident', () => {
  expect(Object.isFrozen(DEFAULT_ASSUMPTIONS.pf.feeTiers[0])).toBe(true);
});
