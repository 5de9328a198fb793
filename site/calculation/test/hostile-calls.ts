import fc from 'fast-check';
import { isRecord, mapValues } from '../../../lib/objects.ts';
import { type Bounds, property } from '../bounds.ts';
import type { ComparisonResult } from '../compare.ts';
import {
  breakEvens,
  COMPETITORS,
  compare,
  DEFAULT_ASSUMPTIONS,
  INPUT_BOUNDS,
  neededSaving,
  netWealthOnPath,
  outcomes,
  PENSION_GAP_BOUNDS,
  PRESETS,
  pensionGap,
} from '../index.ts';
import type { Quantiles } from '../outcomes.ts';
import type { Scenario } from '../scenario.ts';
import { between } from './arbitraries.fixture.ts';
import { numbersIn } from './saver.fixture.ts';

const FUNCTIONS = { compare, netWealthOnPath, outcomes, breakEvens, pensionGap, neededSaving };

type Name = keyof typeof FUNCTIONS;

/** One question to the engine as a caller without types may ask it. */
export interface HostileCall {
  readonly name: Name;
  /** Inputs, overrides, and the function's third argument if it has one. */
  readonly input: readonly unknown[];
}

/** The answer of any of the functions. */
export type Answer = ReturnType<(typeof FUNCTIONS)[Name]>;

/** Asks the engine; throws if the engine does. */
export function askEngine({ name, input }: HostileCall): Answer {
  // Every type is wrong on purpose.
  const ask = FUNCTIONS[name] as (...input: readonly unknown[]) => Answer;
  return ask(...input);
}

/** Values that have no place in a call. */
const junk = fc.oneof(
  fc.anything({ withBigInt: true, withMap: true, withObjectString: true, withNullPrototype: true }),
  fc.constantFrom<unknown>(
    ...[Number.NaN, Infinity, -Infinity, -0, -1, 1e308, 5e-324, 35.5, '35', '', 'joint', [35]],
    ...[Symbol('35'), { valueOf: () => 35 }, JSON.parse('{ "__proto__": { "age": 35 } }')],
    ...[() => 35, [[0, 0.01]], [[-1, 2], 'tier', null]],
  ),
);

/** Takes an arbitrary, but so many times in a hundred another one. */
function mix(percent: number, other: fc.Arbitrary<unknown>, usual: fc.Arbitrary<unknown>) {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: usual },
    { weight: percent, arbitrary: other },
  );
}

/** Inputs within their bounds, often at the limits, and some that are not. */
function inputs(table: Readonly<Record<string, Bounds>>): fc.Arbitrary<unknown> {
  const sensible = mapValues(table, ({ min, max, whole }) => {
    const usual = [between(min, Math.min(max, 20 * min + 60)), between(min, max)];
    const numbers = whole ? [fc.integer({ min, max })] : usual;
    return mix(20, fc.constantFrom(min, max), fc.oneof(...numbers));
  });
  const bad = mapValues(sensible, (value) => mix(30, junk, value));
  return mix(2, junk, mix(20, fc.record(bad), fc.record(sensible)));
}

const feeTiers = fc.array(fc.tuple(between(0, 1e6), between(0, 0.03)), { maxLength: 4 });

/** A value of the assumptions with so many of its parts in a hundred changed, or beyond all sense. */
function change(value: unknown, percent: number, hostility: number): fc.Arbitrary<unknown> {
  const changed = isRecord(value)
    ? fc.record(mapValues(value, (part) => change(part, percent, hostility)))
    : mix(percent, replace(value), fc.constant(value));
  return mix(hostility, junk, changed);
}

function replace(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return feeTiers;
  if (value === 'single' || value === 'tariff') return fc.constantFrom('joint', 'flat', 'other');
  if (typeof value !== 'number') return between(0, 0.1);
  if (value >= 2 && Number.isInteger(value))
    return between(0.9, 1.1).map((factor) => Math.round(value * factor));
  const factors = between(0, 2).map((factor) => value * factor);
  return fc.oneof(fc.constantFrom(0, -value, 1), factors, between(0, 0.05));
}

const overrides = fc.oneof(
  { weight: 3, arbitrary: junk },
  { weight: 30, arbitrary: fc.constantFrom(...Object.values(PRESETS)) },
  ...[2, 10, 50].flatMap((percent) => [
    { weight: 16, arbitrary: change(DEFAULT_ASSUMPTIONS, percent, 0) },
    { weight: 6, arbitrary: change(DEFAULT_ASSUMPTIONS, percent, 2) },
  ]),
);

const yearly = mix(1, between(-1, 10), between(-1, 0.5));
const anyYears = mix(60, junk, fc.array(yearly));

/** A return for each year, most times for the years until 67 that the inputs leave. */
function path(asked: unknown) {
  const age = property(asked, 'age');
  const isRight = typeof age === 'number' && age > 0 && age < 67;
  const years = isRight ? Math.round(67 - age) : 7;
  const right = fc.array(yearly, { minLength: years, maxLength: years });
  return mix(30, anyYears, right);
}

const options = mix(
  10,
  junk,
  fc.record({
    paths: mix(10, junk, fc.integer({ min: 1, max: 4 })),
    seed: mix(10, junk, fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  }),
);
const need = mix(10, junk, between(0, 3_000_000));
const against = mix(10, junk, fc.constantFrom(...COMPETITORS));

function call(name: Name, third: (asked: unknown) => fc.Arbitrary<unknown> = () => nothing) {
  return inputs(name === 'pensionGap' ? PENSION_GAP_BOUNDS : INPUT_BOUNDS)
    .chain((asked) => fc.tuple(fc.constant(asked), overrides, third(asked)))
    .map((input): HostileCall => ({ name, input }));
}

const nothing = fc.constant(undefined);

/** Calls without end: sensible, at the limits, beyond them and of the wrong type altogether. */
export const hostileCalls: fc.Arbitrary<HostileCall> = fc.oneof(
  { weight: 100, arbitrary: call('compare') },
  { weight: 60, arbitrary: call('netWealthOnPath', path) },
  { weight: 19, arbitrary: call('outcomes', () => options) },
  { weight: 20, arbitrary: call('pensionGap') },
  { weight: 10, arbitrary: call('neededSaving', () => need) },
  // They take a hundred times as long as a comparison.
  {
    weight: 1,
    arbitrary: call('breakEvens', () => against),
  },
);

/** Every call has a sound answer; run it with a seed and a number of calls. */
export const everyCallIsSound = fc.property(hostileCalls, (call) => {
  const fault = findFault(call);
  if (fault) throw new Error(fault);
});

/**
 * Asks the engine and says what is wrong with its answer: an exception, a number that is none, an
 * error that names no field, or a broken invariant of docs/calculation.md, section 11. `undefined`
 * if the answer is sound.
 */
function findFault(call: HostileCall): string | undefined {
  try {
    const answer = askEngine(call);
    if ('errors' in answer) return answer.errors[0]?.field ? undefined : 'An error has no field.';
    if (!numbersIn(answer).every(Number.isFinite)) return 'A number is not finite.';
    if ('scenarios' in answer) return findFaultInComparison(answer);
    if ('pfAboveDirectinvest' in answer) {
      const areRising = (['pf', ...COMPETITORS] as const).every((name) => isRising(answer[name]));
      return areRising ? undefined : 'The quantiles do not rise.';
    }
  } catch (error) {
    return `It throws ${error}.`;
  }
  return undefined;
}

function isRising({ p10, p50, p90 }: Quantiles): boolean {
  return p10 <= p50 && p50 <= p90;
}

function findFaultInComparison({ scenarios, projection }: ComparisonResult): string | undefined {
  const last = projection.at(-1);
  const [scheduled] = scenarios;
  for (const group of ['pf', ...COMPETITORS] as const) {
    if (last?.[group] !== scheduled?.euro[group].net) return 'The projection ends elsewhere.';
    const fault = scenarios.map((scenario) => findFaultInScenario(scenario, group)).find(Boolean);
    if (fault) return `${group}: ${fault}`;
  }
  return undefined;
}

function findFaultInScenario(
  { effects, euro, effectiveCosts }: Scenario,
  group: keyof Scenario['effects'],
): string | undefined {
  const { CapitalGainTax, Summary, TotalCost, TechnicalBenefits, ...causes } = effects[group];
  const sum = Object.values(causes).reduce((total, effect) => total + effect, 0);
  if (differ(sum, Summary)) return 'The causes do not add up to the summary.';
  if (differ(CapitalGainTax - effectiveCosts[group], Summary)) return 'The effective cost is off.';
  // A tariff with jumps may tax the payout of a pension less than nothing.
  if (euro.directinvest.withdrawalTax < 0) return 'The exit tax of the depot is negative.';
  return undefined;
}

/** Whether two yearly rates differ by more than rounding. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > 1e-12;
}
