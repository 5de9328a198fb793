import { mapValues } from '../../lib/objects.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { fieldError, type Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { FLIP_VARIABLES, type FlipVariable } from './flip-variables.ts';
import { gainOver, type Question } from './gain.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import type { ProviderGroup } from './provider.ts';
import type { AssumptionField } from './resolve-assumptions.ts';

/** What our pension is compared with. */
export type Rival = Exclude<ProviderGroup, 'pf'>;

/** For each variable the value, nearest to the present one, from which on the other is better. */
export type FlipPoints = Readonly<Record<keyof typeof FLIP_VARIABLES, number | null>>;

/**
 * Finds how far each variable alone must move until the gain over a rival changes its sign; `null`
 * if it never does within the variable's bounds (docs/calculation.md, section 16). Pure and total
 * like `compare`.
 */
export function flipPoints(
  inputs: Inputs,
  overrides: AssumptionOverrides | undefined,
  against: Rival,
): FlipPoints | Rejection<keyof Inputs | AssumptionField | 'against'> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  const isRival = against === 'directinvest' || against === 'otherbroker';
  const rivalErrors = isRival ? [] : [fieldError('against', { min: null, max: null })];
  if (errors.length > 0 || !isRival) return { errors: [...errors, ...rivalErrors] };
  const question = { inputs, assumptions };
  return mapValues<keyof typeof FLIP_VARIABLES, FlipVariable, number | null>(
    FLIP_VARIABLES,
    (variable) => flipPoint(variable, question, against),
  );
}

/** Walks from the present value up and down and takes the nearer flip; of two as near, the lower. */
function flipPoint(variable: FlipVariable, question: Question, against: Rival): number | null {
  if (variable.only !== undefined && variable.only !== against) return null;
  const grid = gridOf(variable, question);
  const [least] = grid;
  const most = grid.at(-1);
  if (least === undefined || most === undefined) return null;

  const range = most - least;
  const start = Math.min(most, Math.max(least, variable.of(question)));
  const isBetter = (value: number) =>
    gainOver(against, variable.changed(question, value)) > NOTHING_GAINED;
  const walk = (values: readonly number[]) =>
    firstFlip(start, values, isBetter, variable.whole ? range : CLOSE * range);
  const above = walk(grid.filter((value) => value > start));
  const below = walk(grid.filter((value) => value < start).reverse());
  if (above === null || below === null) return above ?? below;
  return start - below - (above - start) > TIE * range ? above : below;
}

/** The values at which a variable is tried: whole years of age, else a fortieth of the range apart. */
function gridOf({ min, max, whole }: FlipVariable, { assumptions }: Question): number[] {
  if (!whole) return Array.from({ length: 41 }, (_, step) => min + (step * (max - min)) / 40);
  const latest = Math.min(max, assumptions.retirementAge - 1);
  return Array.from({ length: Math.max(0, latest - min + 1) }, (_, step) => min + step);
}

/**
 * Follows values away from the start until the answer changes, then halves that interval until it
 * is narrow, and returns its far end. Two changes between neighbours stay unseen.
 */
function firstFlip(
  start: number,
  values: readonly number[],
  isBetter: (value: number) => boolean,
  narrow: number,
): number | null {
  const before = isBetter(start);
  let near = start;
  for (const value of values) {
    if (isBetter(value) !== before) return halved(near, value);
    near = value;
  }
  return null;

  function halved(near: number, far: number): number {
    if (Math.abs(far - near) <= narrow) return far;
    const middle = (near + far) / 2;
    return isBetter(middle) === before ? halved(middle, far) : halved(near, middle);
  }
}

/** A gain up to here is none, a yearly fraction. */
const NOTHING_GAINED = 1e-9;

/** How narrow the last interval is, as a share of the range. */
const CLOSE = 1e-4;

/** Two distances are the same up to here, as a share of the range. */
const TIE = 1e-9;
