import type { IntlShape } from 'react-intl';
import type { Hint } from '../../../../design-system/disclosure/Tooltip/Tooltip.tsx';

/** The hint behind a labelled thing of the calculator. */
export function makeHint(label: string, text: string, intl: IntlShape): Hint {
  return { label: intl.formatMessage({ id: 'comparison.calculator.more' }, { label }), text };
}
