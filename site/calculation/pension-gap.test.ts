import { describe, expect, test } from 'vitest';
import {
  type AssumptionOverrides,
  type PensionGapInputs,
  type PensionGapResult,
  pensionGap,
} from './index.ts';
import { accepted } from './test/saver.fixture.ts';

describe('the statutory pension', () => {
  test('grows with contribution years and income, up to the ceiling', () => {
    const full = estimate();
    expect(estimate({ contributionYears: 22.5 }).entgeltpunkte).toBeCloseTo(full.entgeltpunkte / 2);
    expect(estimate({ grossMonthlyIncome: 2000 }).grossPension).toBeCloseTo(full.grossPension / 2);
    const atCeiling = estimate({ grossMonthlyIncome: 8450 });
    expect(estimate({ grossMonthlyIncome: 20_000 }).grossPension).toBe(atCeiling.grossPension);
  });

  test.each([
    [2022, 0.48],
    [2024, 0.48],
    [2028, 0.4715],
    [2032, 0.463],
    [2040, 0.463],
  ])('a saver of 60 in %d retires at a level of %d', (startYear, level) => {
    expect(estimate({ age: 60 }, { startYear }).pensionLevel).toBeCloseTo(level, 12);
  });

  test('is taxed in full from 2058 on', () => {
    const [in2058, in2070] = [2051, 2063].map((startYear) => estimate({ age: 60 }, { startYear }));
    expect(in2058?.incomeTax).toBeGreaterThan(0);
    expect(in2070?.incomeTax).toBe(in2058?.incomeTax);
  });
});

describe('the gap', () => {
  test('is measured against the wish, else against the net income', () => {
    expect(estimate({ desiredMonthlyIncome: 3000 }).desiredIncome).toBe(3000);
    expect(estimate({ netMonthlyIncome: 3000 }).desiredIncome).toBeCloseTo(2400);
    expect(estimate().desiredIncome).toBeCloseTo(0.8 * 0.65 * 4000);
  });

  test('is closed by the plain sum if no return beats inflation', () => {
    const { gap, capitalNeeded, monthlySavingNeeded } = estimate(
      {},
      { pensionGap: { accumulationReturn: 0.02, payoutReturn: 0.02 } },
    );
    expect(capitalNeeded).toBeCloseTo(gap * 12 * 23, 8);
    expect(monthlySavingNeeded).toBeCloseTo((gap * 23) / 32, 8);
  });

  test('needs no saving once the existing capital suffices', () => {
    expect(estimate({ existingCapital: 100_000 }).monthlySavingNeeded).toBe(0);
  });

  test('needs no capital for a time that is over', () => {
    expect(estimate({}, { pensionGap: { payoutUntilAge: 60 } }).capitalNeeded).toBe(0);
  });
});

function estimate(
  inputs: Partial<PensionGapInputs> = {},
  overrides: AssumptionOverrides = {},
): PensionGapResult {
  return accepted(pensionGap({ age: 35, grossMonthlyIncome: 4000, ...inputs }, overrides));
}
