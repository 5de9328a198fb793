import { keysOf } from '../../../../lib/objects.ts';
import type { ByProvider, ProviderName } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';

/** How the calculator names each provider. */
const LABELS: ByProvider<MessageId> = {
  pf: 'comparison.calculator.table.product',
  directinvest: 'comparison.calculator.type.OWN_INVESTMENT.label',
  otherbroker: 'comparison.calculator.type.OTHER_INVESTMENT.label',
};

/** All three, ours first. */
export const PROVIDERS = keysOf(LABELS);

/** The name of a provider. */
export function getProviderLabel(provider: ProviderName, t: TextLookup): string {
  return t(LABELS[provider]);
}
