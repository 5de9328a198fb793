import { memoize } from '../../../../lib/memoize.ts';
import { mapValues } from '../../../../lib/objects.ts';
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
    breakEvens: breakEvens.map(({ point, ...one }) => ({ ...one, point: point && round(point) })),
  };
}

function shorten({
  calculationOutput,
  payouts,
  pension,
  gains,
  growth,
  ...others
}: CalculationAnswer): CalculationAnswer {
  return {
    ...others,
    calculationOutput: mapValues(calculationOutput, ({ value }) => ({ value: round(value) })),
    payouts: payouts.map(({ net, realFactor, gains: own, ...when }) => ({
      ...when,
      gains: mapValues(own, round),
      net: mapValues(net, Math.round),
      realFactor: round(realFactor),
    })),
    pension: pension && {
      netMonthly: round(pension.netMonthly),
      breakEvenAge: pension.breakEvenAge && round(pension.breakEvenAge),
      realBreakEvenAge: pension.realBreakEvenAge && round(pension.realBreakEvenAge),
    },
    gains: gains && mapValues(gains, (gain) => mapValues(gain, round)),
    growth: growth && {
      ...growth,
      euros: mapValues(growth.euros, (euros) => euros.map(Math.round)),
    },
  };
}

function round(fraction: number): number {
  return Number(fraction.toFixed(DECIMALS));
}

/** Every page carries its answer: two digits more than are shown keep it short. */
const DECIMALS = 6;

/** Many pages and stories open with the same request, and break-evens take a while. */
const findOnce = memoize<readonly BreakEven[]>(1_000);
