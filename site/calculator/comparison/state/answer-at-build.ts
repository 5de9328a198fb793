import { memoize } from '../../../../lib/memoize.ts';
import { isRecord, mapValues } from '../../../../lib/objects.ts';
import type { BreakEven } from '../../../calculation/index.ts';
import { calculateAnswer } from '../../client/answer.ts';
import type { CalculationAnswer } from '../../client/client.ts';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { makeOverrides } from '../assumptions/assumption-table.ts';
import type { Choices } from './choices.ts';
import { checkField, FIELD_NAMES, FIELDS } from './fields.ts';

/**
 * The answer to a page's opening choices and their break-evens, so that it is complete before any
 * script runs.
 * @throws when a landing opens the calculator with inputs that cannot be chosen in it
 */
export function answerAtBuild({ inputs, custom, ...opening }: Choices): {
  answer: CalculationAnswer;
  breakEvens: readonly BreakEven[];
} {
  const wrong = FIELD_NAMES.filter((field) => checkField(field, inputs[field]));
  if (wrong.length > 0) {
    const rules = wrong.map((field) => {
      const { min, max } = FIELDS[field];
      return `${field} is ${inputs[field]}, it must be ${min} to ${max}`;
    });
    throw new Error(`The comparison cannot open with these inputs: ${rules.join('; ')}.`);
  }
  const request = { ...opening, inputs, overrides: makeOverrides(custom) };
  const breakEvens = findOnce(JSON.stringify(request), () => findBreakEvens(request));
  return {
    answer: shorten(calculateAnswer(request)),
    breakEvens: breakEvens.map(({ point, ...one }) => ({ ...one, point: shorten(point) })),
  };
}

/** Every page carries its answer: two digits more than are shown, and whole euros, keep it short. */
function shorten<Part>(part: Part, decimals = DECIMALS): Part {
  if (typeof part === 'number') return Number(part.toFixed(decimals)) as Part;
  if (Array.isArray(part)) return part.map((entry) => shorten(entry, decimals)) as Part;
  if (!isRecord(part)) return part;
  return mapValues(part, (value, name) =>
    shorten(value, EUROS.includes(name) ? 0 : decimals),
  ) as Part;
}

const DECIMALS = 6;
const EUROS = ['net', 'euros'];

/** Many pages and stories open with the same request, and break-evens take a while. */
const findOnce = memoize<readonly BreakEven[]>(1_000);
