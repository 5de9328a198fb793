import { expect, test } from 'vitest';
import type { AssumptionOverrides } from './assumptions.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';
import { basisertragRates } from './vorabpauschale.ts';

test.each([
  ['a listed year', 2024, {}, 0.0229],
  ['a negative year', 2021, {}, 0],
  ['a year before the list', 2010, {}, 0.0087],
  ['a year after the list', 2050, {}, 0.032],
  ['a year after the list, with a value for it', 2050, { basiszinsAfterLast: 0.0134 }, 0.0134],
  ['the last year, whatever comes after', 2026, { basiszinsAfterLast: 0.0134 }, 0.032],
  ['a gap in the list', 2030, { basiszins: { 2035: 0.01 }, basiszinsAfterLast: 0.05 }, 0.032],
  ['an overridden year', 2026, { basiszins: { 2026: 0.02 } }, 0.02],
] satisfies [string, number, AssumptionOverrides['tax'], number][])(
  '%s (%d)',
  (_name, year, tax, basiszins) => {
    const { assumptions } = resolveAssumptions({ tax });
    const [rate] = basisertragRates(year, 1, assumptions);
    expect(rate).toBeCloseTo(0.7 * basiszins, 15);
  },
);
