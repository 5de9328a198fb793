import type { IntlShape } from 'react-intl';
import type { Hint } from '../../../../design-system/disclosure/Tooltip/Tooltip.tsx';
import type { MessageId } from '../../../i18n/messages/index.ts';

type Values = Readonly<Record<string, string>>;

/** The hint behind a labelled thing of the calculator: the message with an id. */
export function makeHint(label: string, id: MessageId, intl: IntlShape, values?: Values): Hint {
  return {
    label: intl.formatMessage({ id: 'comparison.calculator.more' }, { label }),
    text: intl.formatMessage({ id }, values),
  };
}
