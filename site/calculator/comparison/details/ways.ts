import { keysOf } from '../../../../lib/objects.ts';
import type { ByGroup, ProviderGroup } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';

/** How the calculator names each way to save. */
const LABELS: ByGroup<MessageId> = {
  pf: 'comparison.calculator.table.product',
  directinvest: 'comparison.calculator.type.OWN_INVESTMENT.label',
  otherbroker: 'comparison.calculator.type.OTHER_INVESTMENT.label',
};

/** The three ways to save, ours first. */
export const WAYS = keysOf(LABELS);

/** The name of a way to save. */
export function wayLabel(way: ProviderGroup, t: TextLookup): string {
  return t(LABELS[way]);
}
