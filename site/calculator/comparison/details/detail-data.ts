import type { IntlShape } from 'react-intl';
import { memoizeByObject } from '../../../../lib/memoize.ts';
import { keysOf } from '../../../../lib/objects.ts';
import {
  type ByProvider,
  compare,
  type ProviderName,
  project,
} from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { expectResult, toEngineArguments } from '../../client/engine-request.ts';

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

/** The same question followed year by year. */
export const getProjection = memoizeByObject((request: CalculationRequest) =>
  expectResult(project(...toEngineArguments(request))),
);

/** How the calculator names each provider. */
const LABELS: ByProvider<MessageId> = {
  pf: 'comparison.calculator.table.product',
  directinvest: 'comparison.calculator.type.OWN_INVESTMENT.label',
  otherbroker: 'comparison.calculator.type.OTHER_INVESTMENT.label',
};

/** All three, ours first. */
export const PROVIDERS = keysOf(LABELS);

/** The name of a provider. */
export function getProviderLabel(provider: ProviderName, intl: IntlShape): string {
  return intl.formatMessage({ id: LABELS[provider] });
}
