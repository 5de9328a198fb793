import type { Inputs } from '../../calculation/index.ts';
import { mapValues } from '../../calculation/map-values.ts';
import { answerOf } from '../../services/answer.ts';
import type { CalculationAnswer } from '../../services/calculation-client.ts';
import { FIELD_NAMES, FIELDS, fieldError } from './fields.ts';

/**
 * The answer a page is built with, so that it is complete before any script runs.
 * @throws when a landing opens the calculator with inputs that cannot be chosen in it
 */
export function answerAtBuild(inputs: Inputs): CalculationAnswer {
  const wrong = FIELD_NAMES.filter((field) => fieldError(field, inputs[field]));
  if (wrong.length > 0) {
    const rules = wrong.map((field) => {
      const { min, max } = FIELDS[field];
      return `${field} is ${inputs[field]}, it must be ${min} to ${max}`;
    });
    throw new Error(`The comparison cannot open with these inputs: ${rules.join('; ')}.`);
  }
  const { calculationOutput, payouts, gains } = answerOf(inputs, 'published');
  return {
    calculationOutput: mapValues(calculationOutput, ({ value }) => ({ value: short(value) })),
    payouts: payouts.map(({ age, net }) => ({ age, net: mapValues(net, Math.round) })),
    gains: mapValues(gains, (gain) => mapValues(gain, short)),
  };
}

function short(fraction: number): number {
  return Number(fraction.toFixed(DECIMALS));
}

/** Every page carries its answer: two digits more than are shown keep it short. */
const DECIMALS = 6;
