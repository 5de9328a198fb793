import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { BREAK_EVEN_VARIABLES } from '../break-even-variables.ts';
import {
  breakEvens,
  compare,
  DEFAULT_ASSUMPTIONS,
  netWealthOnPath,
  outcomes,
  pensionGap,
} from '../index.ts';

/** A function's name, its arguments and what it returns. */
interface GoldenCase {
  readonly name: string;
  readonly kind?: keyof typeof FUNCTIONS;
  readonly inputs: object;
  readonly assumptions?: object;
  readonly marketReturns?: readonly number[] | null;
  readonly options?: object;
  readonly against?: string;
  readonly expected: object;
}

/** The functions as the golden file calls them: their third argument has a name of its own. */
const FUNCTIONS = { compare, pensionGap, netWealthOnPath, outcomes, flipPoints: breakEvenPoints };

const { defaults, tolerance, cases } = JSON.parse(
  readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'),
) as {
  defaults: object;
  tolerance: Tolerance;
  cases: GoldenCase[];
};

interface Tolerance {
  readonly rate: number;
  readonly euro: number;
  readonly relative: number;
  readonly age: number;
  /** Share of the variable's range. */
  readonly flipPoint: number;
}

test('the default assumptions are the golden ones', () => {
  expect(DEFAULT_ASSUMPTIONS).toEqual(defaults);
});

test.each(Object.keys(FUNCTIONS))('%s has golden cases', (name) => {
  expect(cases.some(({ kind = 'compare' }) => kind === name)).toBe(true);
});

describe('golden cases', () => {
  test.each(cases)('$name', (golden) => {
    const calculate = FUNCTIONS[golden.kind ?? 'compare'] as (...input: unknown[]) => object;
    const third = golden.marketReturns ?? golden.options ?? golden.against;
    const result = isolate(() => calculate(golden.inputs, golden.assumptions, third));
    const isRange = golden.kind === 'flipPoints';
    const toleranceAt = isRange ? pointTolerance : resultTolerance;
    expect(differences(result, golden.expected, 'result', toleranceAt)).toEqual([]);
  });
});

/** The points by their variables, as the golden file has them; `null` where a comparison has none. */
function breakEvenPoints(...call: Parameters<typeof breakEvens>): object {
  const found = breakEvens(...call);
  if ('errors' in found) return found;
  const points = Object.fromEntries(found.map(({ variable, point }) => [variable, point]));
  return mapValues(BREAK_EVEN_VARIABLES, (_, variable) => points[variable] ?? null);
}

/** Calculates without clock, chance and locale: types take all other surroundings away. */
function isolate<Result>(calculate: () => Result): Result {
  for (const name of ['Date', 'Intl']) vi.stubGlobal(name, undefined);
  const random = vi.spyOn(Math, 'random').mockReturnValue(Number.NaN);
  const locale = vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('');
  try {
    return calculate();
  } finally {
    vi.unstubAllGlobals();
    random.mockRestore();
    locale.mockRestore();
  }
}

/** The paths at which two values differ in keys, type, text or by more than the tolerance. */
function differences(
  actual: unknown,
  expected: unknown,
  path: string,
  toleranceAt: (path: string, expected: number) => number,
): string[] {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= toleranceAt(path, expected)
      ? []
      : [`${path}: ${actual} instead of ${expected}`];
  }
  if (!isObject(actual) || !isObject(expected)) {
    return actual === expected ? [] : [`${path}: ${actual} instead of ${expected}`];
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...keys].flatMap((key) =>
    differences(actual[key], expected[key], `${path}.${key}`, toleranceAt),
  );
}

/** Rates are the effects, the table's values, the yields and shares; everything else is in euros. */
function resultTolerance(path: string, expected: number): number {
  if (RATES.test(path)) return tolerance.rate;
  if (path.endsWith('.breakEvenAge')) return tolerance.age;
  return Math.max(tolerance.euro, tolerance.relative * Math.abs(expected));
}

const RATES =
  /effects|effectiveCosts|value$|irr$|Level$|probability$|realFactor$|taxableShare$|pfAbove|min$|max$/;

function pointTolerance(path: string): number {
  const [, variable] =
    Object.entries(BREAK_EVEN_VARIABLES).find(([key]) => path === `result.${key}`) ?? [];
  return variable === undefined ? 0 : tolerance.flipPoint * (variable.max - variable.min);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
