import { createRecord, mapValues } from '../../../lib/objects.ts';
import { compare, PRESETS, realBreakEvenAge } from '../../calculation/index.ts';
import { subtractShown } from '../../i18n/format.ts';
import {
  type CalculationAnswer,
  type CalculationRequest,
  COMPETITOR,
  getGain,
  type PresetName,
} from './client.ts';
import { expectResult, resolveRequest, toEngineArguments } from './engine-request.ts';

/**
 * The answer for some inputs under one set of assumptions, with the gain under each. The visitor's
 * custom assumptions hold under every one.
 * @throws when the engine cannot calculate with the inputs
 */
export function calculateAnswer({
  inputs,
  preset: chosen,
  overrides = {},
}: Omit<CalculationRequest, 'comparisonType'>): CompleteAnswer {
  const results = mapValues(PRESETS, (_, preset: PresetName) =>
    expectResult(compare(...toEngineArguments({ inputs, preset, overrides }))),
  );
  const { calculationOutput, scenarios, realFactor, projection, annuity } = results[chosen];
  const assumptions = resolveRequest({ preset: chosen, overrides });
  const [scheduled] = scenarios;
  const possible = scenarios.filter(({ probability }) => probability > 0);
  const lastYear = Math.max(...possible.map(({ years }) => years));
  return {
    calculationOutput: mapValues(calculationOutput, ({ value }) => ({ value })),
    payouts: scenarios.map(({ exitAge, years, euro, effects, probability }) => ({
      probability,
      gains: mapValues(COMPETITOR, (way) => effects.pf.Summary - effects[way].Summary),
      age: exitAge,
      year: assumptions.startYear + years,
      net: mapValues(euro, ({ net }) => net),
      realFactor: realFactor ** (years / (scheduled?.years ?? years)),
    })),
    pension: scheduled?.probability
      ? {
          netMonthly: annuity.netMonthly,
          breakEvenAge: annuity.breakEvenAge,
          realBreakEvenAge: realBreakEvenAge(
            scheduled.euro.pf.net,
            annuity.netMonthly,
            assumptions,
          ),
        }
      : null,
    gains: mapValues(results, ({ calculationOutput: output }) => ({
      OWN_INVESTMENT: getGain(output, 'OWN_INVESTMENT'),
      OTHER_INVESTMENT: getGain(output, 'OTHER_INVESTMENT'),
    })),
    differences: mapValues(results, ({ scenarios: all }) => {
      const first = all.find(({ probability }) => probability > 0);
      return mapValues(COMPETITOR, (way) =>
        first ? subtractShown(first.euro.pf.net, first.euro[way].net) : 0,
      );
    }),
    growth: {
      from: inputs.age,
      euros: createRecord(GROWTH_LINES, (line) =>
        projection.slice(0, lastYear + 1).map((point) => point[line]),
      ),
    },
  };
}

const GROWTH_LINES = ['contributions', 'pf', 'directinvest', 'otherbroker'] as const;

/** An answer with all that only the engine knows. */
type CompleteAnswer = CalculationAnswer & {
  [Part in 'gains' | 'differences' | 'growth']: NonNullable<CalculationAnswer[Part]>;
};
