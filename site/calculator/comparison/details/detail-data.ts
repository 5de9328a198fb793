import type { IntlShape } from 'react-intl';
import { memoizeByObject } from '../../../../lib/memoize.ts';
import { mapValues } from '../../../../lib/objects.ts';
import {
  COMPETITORS,
  compare,
  type Projection,
  type ProviderName,
  project,
} from '../../../calculation/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { expectResult, toEngineArguments } from '../../client/engine-request.ts';
import type { CompetitorKind } from '../state/competitor.ts';

/** The props of every detail panel. */
export interface DetailProps {
  /** The request whose answer the page shows. */
  request: CalculationRequest;
}

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const getResult = memoizeByObject((request: CalculationRequest) =>
  expectResult(compare(...toEngineArguments(request))),
);

/** The same question followed year by year to the last payout that may happen. */
export const getProjection = memoizeByObject((request: CalculationRequest): Projection => {
  const { plan, outcomes, ...projection } = expectResult(project(...toEngineArguments(request)));
  const earlyAge = getCertainEarlyAge(request);
  const years = earlyAge === undefined ? plan.years : earlyAge - plan.age;
  return {
    ...projection,
    plan: { ...plan, years },
    outcomes: mapValues(outcomes, (all) => all.slice(0, years + 1)),
  };
});

/** The age at the early payout, where it is certain: then nothing happens at the regular one. */
export function getCertainEarlyAge(request: CalculationRequest): number | undefined {
  const [regular, early] = getResult(request).scenarios;
  return regular?.probability === 0 ? early?.exitAge : undefined;
}

/** All three, ours first. */
export const PROVIDERS = ['pf', ...COMPETITORS] as const;

/** The name of a provider; the other one is the visitor's offer where the question has one. */
export function getProviderLabel(
  provider: ProviderName,
  request: CalculationRequest,
  intl: IntlShape,
): string {
  if (provider === 'pf') return intl.formatMessage({ id: 'comparison.calculator.table.product' });
  const competitor = provider === 'directinvest' ? 'depot' : getOtherKind(request);
  return intl.formatMessage(
    { id: 'comparison.calculator.competitor' },
    { competitor, cost: 'none' },
  );
}

/** Whether the other provider of a question is assumed or the visitor's offer. */
export function getOtherKind({ overrides }: CalculationRequest): CompetitorKind {
  return overrides?.otherbroker?.effectiveCost === undefined ? 'assumed' : 'offer';
}
