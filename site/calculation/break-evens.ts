import { keysOf } from '../../lib/objects.ts';
import { COMPETITORS, type Competitor } from './account.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { type Bounds, fieldError, type Rejection } from './bounds.ts';
import {
  BREAK_EVEN_VARIABLES,
  type BreakEvenVariable,
  isRelevant,
  presentValue,
  withValue,
} from './break-even-variables.ts';
import { checkCall } from './check-call.ts';
import { gainOver, type Question } from './gain.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';

/** How far one number may move alone until the better product is another. */
export interface BreakEven {
  readonly variable: BreakEvenVariable;
  /** The bounds within which it is tried. */
  readonly min: number;
  readonly max: number;
  /** Its value in the question, which may lie beyond the bounds. */
  readonly present: number;
  /** The nearest value with the other result; `null` if there is none within the bounds. */
  readonly point: number | null;
}

/**
 * Finds how far each variable that the comparison depends on must move alone until the gain over a
 * competitor changes its sign (docs/calculation.md, section 16). Pure and total like `compare`.
 */
export function breakEvens(
  inputs: Inputs,
  overrides: AssumptionOverrides | undefined,
  against: Competitor,
): readonly BreakEven[] | Rejection<keyof Inputs | 'against'> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  const isCompetitor = COMPETITORS.includes(against);
  const wrong = isCompetitor ? [] : [fieldError('against', { min: null, max: null })];
  if (errors.length > 0 || !isCompetitor) return { errors: [...errors, ...wrong] };
  const question = { inputs, assumptions };
  return keysOf(BREAK_EVEN_VARIABLES)
    .filter((variable) => isRelevant(variable, against))
    .map((variable) => {
      const { min, max } = BREAK_EVEN_VARIABLES[variable];
      const present = presentValue(variable, question);
      return {
        variable,
        min,
        max,
        present,
        point: findPoint(variable, present, question, against),
      };
    });
}

/** Walks from the present value up and down and takes the nearer change; of two as near, the lower. */
function findPoint(
  variable: BreakEvenVariable,
  present: number,
  question: Question,
  against: Competitor,
): number | null {
  const bounds: Bounds = BREAK_EVEN_VARIABLES[variable];
  const grid = gridOf(bounds, question);
  const [least] = grid;
  const most = grid.at(-1);
  if (least === undefined || most === undefined) return null;

  const range = most - least;
  const start = Math.min(most, Math.max(least, present));
  const isBetter = (value: number) =>
    gainOver(against, withValue(variable, value, question)) > NOTHING_GAINED;
  const walk = (values: readonly number[]) =>
    firstChange(start, values, isBetter, bounds.whole ? range : CLOSE * range);
  const above = walk(grid.filter((value) => value > start));
  const below = walk(grid.filter((value) => value < start).reverse());
  if (above === null || below === null) return above ?? below;
  return start - below - (above - start) > TIE * range ? above : below;
}

/** The values at which a variable is tried: whole years of age, else a fortieth of the range apart. */
function gridOf({ min, max, whole }: Bounds, { assumptions }: Question): number[] {
  if (!whole) return Array.from({ length: 41 }, (_, step) => min + (step * (max - min)) / 40);
  const latest = Math.min(max, assumptions.retirementAge - 1);
  return Array.from({ length: Math.max(0, latest - min + 1) }, (_, step) => min + step);
}

/**
 * Follows values away from the start until the answer changes, then halves that interval until it
 * is narrow, and returns its far end. Two changes between neighbours stay unseen.
 */
function firstChange(
  start: number,
  values: readonly number[],
  isBetter: (value: number) => boolean,
  width: number,
): number | null {
  const before = isBetter(start);
  let near = start;
  for (const value of values) {
    if (isBetter(value) !== before) return narrow(near, value);
    near = value;
  }
  return null;

  function narrow(near: number, far: number): number {
    if (Math.abs(far - near) <= width) return far;
    const middle = (near + far) / 2;
    return isBetter(middle) === before ? narrow(middle, far) : narrow(near, middle);
  }
}

/** A gain up to here is none, a yearly fraction. */
const NOTHING_GAINED = 1e-9;

/** How narrow the last interval is, as a share of the range. */
const CLOSE = 1e-4;

/** Two distances are the same up to here, as a share of the range. */
const TIE = 1e-9;
