import { mapValues } from '../../../lib/objects.ts';
import { compare, PRESETS } from '../../calculation/index.ts';
import {
  type CalculationAnswer,
  type CalculationRequest,
  gainOf,
  type PresetGains,
  type PresetName,
} from './client.ts';
import { assumptionsOf, expectResult } from './engine-request.ts';

type AnswerRequest = Pick<CalculationRequest, 'inputs' | 'preset' | 'overrides'>;

/**
 * The answer for some inputs under one set of assumptions, with the gain under each. The visitor's
 * custom assumptions hold under every one.
 * @throws when the engine cannot calculate with the inputs
 */
export function answerOf({
  inputs,
  preset: chosen,
  overrides = {},
}: AnswerRequest): CalculationAnswer & { gains: PresetGains } {
  const results = mapValues(PRESETS, (_, preset: PresetName) => {
    return expectResult(compare(inputs, assumptionsOf({ preset, overrides })));
  });
  const { calculationOutput, scenarios, realFactor } = results[chosen];
  const [scheduled] = scenarios;
  return {
    calculationOutput,
    payouts: scenarios.map(({ exitAge, years, euro }) => ({
      age: exitAge,
      net: mapValues(euro, ({ net }) => net),
      realFactor: realFactor ** (years / (scheduled?.years ?? years)),
    })),
    gains: mapValues(results, ({ calculationOutput: output }) => ({
      OWN_INVESTMENT: gainOf(output, 'OWN_INVESTMENT'),
      OTHER_INVESTMENT: gainOf(output, 'OTHER_INVESTMENT'),
    })),
  };
}
