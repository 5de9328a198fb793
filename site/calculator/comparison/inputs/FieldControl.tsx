import { memo } from 'react';
import { useIntl } from 'react-intl';
import { CurrencyField } from '../../../../design-system/fields/CurrencyField/CurrencyField.tsx';
import type { MessageId } from '../../../i18n/messages/index.ts';
import { createTyping } from '../../../i18n/typed-number.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { checkField, clampField, FIELDS, type Field, formatField } from '../state/fields.ts';
import { explainRange } from './explain-range.ts';
import { makeHint } from './make-hint.ts';
import { NumberSlider } from './NumberSlider.tsx';

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
  const label = intl.formatMessage({ id: `comparison.calculator.field.${field}.label` }, figures);
  const format = (shown: number) => formatField(field, shown, intl);
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
    if (message) return explain(message, clampField(field, typed));
    return explainRange({ min, max, step }, format, intl);
  };
  const common = {
    label,
    value,
    hint: makeHint(
      label,
      intl.formatMessage({ id: `comparison.calculator.field.${field}.hint` }, figures),
      intl,
    ),
    error: error && (isAdjusted ? explain(error, value) : intl.formatMessage({ id: error })),
    unreadableText: (text: string) =>
      intl.formatMessage(
        { id: 'comparison.calculator.unreadable' },
        { text, value: format(value) },
      ),
    // An empty field is an amount of 0.
    onValueChange: (next: number) => dispatch({ kind: 'changed', field, value: next || 0 }),
  };
  return field === 'oneTimeContribution' ? (
    <CurrencyField
      {...common}
      format={format}
      parse={createTyping(unit).parse}
      placeholder="10.000"
      shortcut={{
        value: 0,
        text: format(0),
        label: intl.formatMessage(
          { id: 'comparison.calculator.choose' },
          { value: format(0), label },
        ),
      }}
    />
  ) : (
    <NumberSlider
      {...common}
      {...{ min, max, step, format }}
      measure={unit}
      rangeText={explainTyped}
    />
  );
});
