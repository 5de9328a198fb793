import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AssumptionOverrides, Inputs, PensionGapInputs } from './index.ts';
import { compare, DEFAULT_ASSUMPTIONS, pensionGap } from './index.ts';

interface GoldenCase {
  readonly name: string;
  readonly kind?: 'pensionGap';
  readonly inputs: object;
  readonly assumptions?: AssumptionOverrides;
  readonly expected: object;
}

const { defaults, tolerance, cases } = JSON.parse(
  readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'),
) as {
  defaults: object;
  tolerance: { rate: number; euro: number };
  cases: GoldenCase[];
};

test('the default assumptions are the golden ones', () => {
  expect(DEFAULT_ASSUMPTIONS).toEqual(defaults);
});

describe('golden cases', () => {
  test.each(cases)('$name', ({ kind, inputs, assumptions, expected }) => {
    const result =
      kind === 'pensionGap'
        ? pensionGap(inputs as PensionGapInputs, assumptions)
        : compare(inputs as Inputs, assumptions);
    expect(differences(result, expected, 'result')).toEqual([]);
  });
});

/** The paths at which two values differ in keys, type, text or by more than the tolerance. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= toleranceAt(path)
      ? []
      : [`${path}: ${actual} instead of ${expected}`];
  }
  if (!isObject(actual) || !isObject(expected)) {
    return actual === expected ? [] : [`${path}: ${actual} instead of ${expected}`];
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...keys].flatMap((key) => differences(actual[key], expected[key], `${path}.${key}`));
}

/** Rates are the effects, the table's values and the yields; everything else is in euros. */
function toleranceAt(path: string): number {
  return /effects|value$|irr$|Level$|probability$/.test(path) ? tolerance.rate : tolerance.euro;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
