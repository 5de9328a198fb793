import { mapValues } from '../../../lib/objects.ts';
import { DEFAULT_ASSUMPTIONS, PRESETS } from '../assumptions.ts';
import { type Bounds, property } from '../bounds.ts';
import { breakEvens } from '../break-evens.ts';
import { compare } from '../compare.ts';
import { INPUT_BOUNDS } from '../inputs.ts';
import { netWealthOnPath } from '../net-wealth-on-path.ts';
import { outcomes } from '../outcomes.ts';
import { PENSION_GAP_BOUNDS, pensionGap } from '../pension-gap.ts';
import { uniformStream } from '../random.ts';

/** One question to the engine as a caller without types may ask it. */
export interface HostileCall {
  readonly name: keyof typeof FUNCTIONS;
  /** Inputs, overrides, and the function's third argument if it has one. */
  readonly input: readonly unknown[];
}

/** Draws calls without end: sensible, at the limits, beyond them and of the wrong type altogether. */
export function hostileCalls(seed: number): () => HostileCall {
  const random = uniformStream(seed);
  const draw: Draw = {
    chance: (share) => random() < share,
    between: (min, max) => min + random() * (max - min),
    oneOf: (list) => list[Math.floor(random() * list.length)],
  };
  return () => {
    const name = draw.oneOf(NAMES) ?? 'compare';
    const table = name === 'pensionGap' ? PENSION_GAP_BOUNDS : INPUT_BOUNDS;
    const asked = inputs(draw, table);
    return { name, input: [asked, overrides(draw), THIRD[name](draw, asked)] };
  };
}

/** What any of the functions answers. */
export type Answer = ReturnType<(typeof FUNCTIONS)[keyof typeof FUNCTIONS]>;

/** Asks the engine; throws if the engine does. */
export function answerTo({ name, input }: HostileCall): Answer {
  // Every type is wrong on purpose.
  const ask = FUNCTIONS[name] as (...input: readonly unknown[]) => Answer;
  return ask(...input);
}

const FUNCTIONS = { compare, netWealthOnPath, outcomes, breakEvens, pensionGap };

/** How often each is asked; break-evens take a hundred times as long as a comparison. */
const NAMES = Object.entries({
  compare: 100,
  netWealthOnPath: 60,
  outcomes: 19,
  pensionGap: 20,
  breakEvens: 1,
} satisfies Record<keyof typeof FUNCTIONS, number>).flatMap(([name, times]) =>
  Array.from({ length: times }, () => name as keyof typeof FUNCTIONS),
);

interface Draw {
  chance(share: number): boolean;
  between(min: number, max: number): number;
  oneOf<Item>(list: readonly Item[]): Item | undefined;
}

const JUNK: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  -1,
  1e308,
  5e-324,
  35.5,
  '35',
  '',
  'joint',
  true,
  35n,
  Symbol('35'),
  [],
  [35],
  [[0, 0.01]],
  [[-1, 2], 'tier', null],
  {},
  { valueOf: () => 35 },
  JSON.parse('{ "__proto__": { "age": 35 } }'),
  () => 35,
  new Map(),
];

function inputs(draw: Draw, table: Readonly<Record<string, Bounds>>): unknown {
  if (draw.chance(0.02)) return draw.oneOf(JUNK);
  const mayBeBad = draw.chance(0.2);
  return mapValues(table, (bounds) => {
    if (mayBeBad && draw.chance(0.3)) return draw.oneOf(JUNK);
    return numberWithin(draw, bounds);
  });
}

function numberWithin(draw: Draw, { min, max, whole }: Bounds): number {
  if (draw.chance(0.2)) return draw.chance(0.5) ? min : max;
  const value = draw.between(min, draw.chance(0.5) ? max : Math.min(max, 20 * min + 60));
  return whole ? Math.round(value) : value;
}

function overrides(draw: Draw): unknown {
  if (draw.chance(0.03)) return draw.oneOf(JUNK);
  if (draw.chance(0.3)) return draw.oneOf(Object.values(PRESETS));
  const hostility = draw.chance(0.3) ? 0.02 : 0;
  return changed(DEFAULT_ASSUMPTIONS, draw, draw.oneOf([0.02, 0.1, 0.5]) ?? 0, hostility);
}

/** Some of the assumptions with other values, some with none that makes sense. */
function changed(value: unknown, draw: Draw, share: number, hostility: number): unknown {
  if (draw.chance(hostility)) return draw.oneOf(JUNK);
  if (Array.isArray(value)) return draw.chance(share) ? feeTiers(draw) : value;
  if (typeof value === 'object' && value !== null) {
    return mapValues({ ...value }, (part) => changed(part, draw, share, hostility));
  }
  if (!draw.chance(share)) return value;
  if (value === 'single' || value === 'tariff') return draw.oneOf(['joint', 'flat', 'other']);
  if (value === null) return draw.between(0, 0.1);
  return typeof value === 'number' ? anotherNumber(value, draw) : value;
}

function anotherNumber(value: number, draw: Draw): number {
  if (value >= 2 && Number.isInteger(value)) return Math.round(value * draw.between(0.9, 1.1));
  return draw.oneOf([0, value * draw.between(0, 2), draw.between(0, 0.05), -value, 1]) ?? 0;
}

function feeTiers(draw: Draw): number[][] {
  return Array.from({ length: Math.floor(draw.between(0, 5)) }, () => [
    draw.between(0, 1e6),
    draw.between(0, 0.03),
  ]);
}

/** The third argument of each function. */
const THIRD: Readonly<Record<keyof typeof FUNCTIONS, (draw: Draw, inputs: unknown) => unknown>> = {
  compare: () => undefined,
  pensionGap: () => undefined,
  netWealthOnPath: (draw, inputs) => {
    if (draw.chance(0.2)) return draw.oneOf(JUNK);
    const age = property(inputs, 'age');
    const isRight = typeof age === 'number' && age > 0 && age < 67 && draw.chance(0.9);
    const years = Math.round(isRight ? 67 - age : draw.between(0, 66));
    const most = draw.chance(0.1) ? 10 : 0.5;
    return Array.from({ length: years }, () => draw.between(-1, most));
  },
  outcomes: (draw) => {
    if (draw.chance(0.1)) return draw.oneOf(JUNK);
    return {
      paths: draw.chance(0.1) ? draw.oneOf(JUNK) : Math.ceil(draw.between(0, 4)),
      seed: draw.chance(0.1) ? draw.oneOf(JUNK) : Math.floor(draw.between(0, 2 ** 32)),
    };
  },
  breakEvens: (draw) =>
    draw.chance(0.1) ? draw.oneOf(JUNK) : draw.oneOf(['directinvest', 'otherbroker']),
};
