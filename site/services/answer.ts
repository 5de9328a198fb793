// From where they are defined: the index would bring the whole engine when the calculator wakes.
import { PRESETS } from '../calculation/assumptions.ts';
import { compare } from '../calculation/compare.ts';
import type { Inputs } from '../calculation/index.ts';
import { mapValues } from '../calculation/map-values.ts';
import type { CalculationAnswer, PresetName } from './calculation-client.ts';

/**
 * What the page shows for some inputs under one set of assumptions, with the gain under each.
 * @throws when the engine cannot calculate with the inputs
 */
export function answerOf(inputs: Inputs, preset: PresetName): CalculationAnswer {
  const results = mapValues(PRESETS, (assumptions) => {
    const result = compare(inputs, assumptions);
    if (!('errors' in result)) return result;
    throw new Error(`Cannot calculate with ${result.errors.map(({ field }) => field)}.`);
  });
  const { calculationOutput, scenarios, realFactor } = results[preset];
  const [scheduled] = scenarios;
  return {
    calculationOutput,
    payouts: scenarios.map(({ exitAge, years, euro }) => ({
      age: exitAge,
      net: mapValues(euro, ({ net }) => net),
      realFactor: realFactor ** (years / (scheduled?.years ?? years)),
    })),
    gains: mapValues(results, ({ calculationOutput: output }) => ({
      OWN_INVESTMENT: output.gainComparedDirectinvest.value,
      OTHER_INVESTMENT: output.gainComparedOtherbroker.value,
    })),
  };
}
