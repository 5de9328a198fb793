import type { Hint } from '../../../../design-system/disclosure/Tooltip/Tooltip.tsx';
import type { TextLookup } from '../../../provider/text-lookup.ts';

/** The hint behind a labelled thing of the calculator. */
export function makeHint(label: string, text: string, t: TextLookup): Hint {
  return { label: t('comparison.calculator.more', { label }), text };
}
