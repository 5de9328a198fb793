import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/messages/index.ts';
import { AmountField } from '../../fields/AmountField.tsx';
import { NumberSlider } from '../../fields/NumberSlider.tsx';
import { useNumberTexts } from '../../fields/useNumberTexts.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { checkField, clampField, FIELDS, type Field, formatField } from '../state/fields.ts';
import { makeHint } from './make-hint.ts';

interface FieldControlProps {
  field: Field;
  value: number;
  error: MessageId | undefined;
  /** The error is about another value, of the visitor's link; this one was taken instead. */
  isAdjusted: boolean;
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** The control of one input with its label, hint and message. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, value, error, isAdjusted, figures, dispatch } = props;
  const intl = useIntl();
  const { min, max, step, unit } = FIELDS[field];
  const format = (shown: number) => formatField(field, shown, intl);
  const number = { value, min, max, step, measure: unit, format };
  const { rangeText } = useNumberTexts(number);
  const label = intl.formatMessage({ id: `comparison.calculator.field.${field}.label` }, figures);
  /** What is wrong with a number, and which was taken instead. */
  const explain = (message: MessageId, taken: number) =>
    intl.formatMessage(
      { id: 'comparison.calculator.error.used' },
      {
        message: intl.formatMessage({ id: message }).replace(/\.?$/, '.'),
        value: format(taken),
      },
    );
  const explainTyped = (typed: number) => {
    const message = checkField(field, typed);
    return message ? explain(message, clampField(field, typed)) : rangeText;
  };
  const common = {
    ...number,
    label,
    hint: makeHint(label, `comparison.calculator.field.${field}.hint`, intl, figures),
    error: error && (isAdjusted ? explain(error, value) : intl.formatMessage({ id: error })),
    // An empty field is an amount of 0.
    onValueChange: (next: number) => dispatch({ kind: 'changed', field, value: next || 0 }),
  };
  if (field !== 'oneTimeContribution') return <NumberSlider {...common} rangeText={explainTyped} />;
  const none = format(0);
  const choose = intl.formatMessage({ id: 'comparison.calculator.choose' }, { value: none, label });
  return <AmountField {...common} shortcut={{ value: 0, text: none, label: choose }} />;
});
