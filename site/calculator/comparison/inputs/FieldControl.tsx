import { memo } from 'react';
import { CurrencyField } from '../../../../design-system/fields/CurrencyField/CurrencyField.tsx';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { type PercentPoints, toRate } from '../../../../lib/rates.ts';
import { formatEuro, formatRate } from '../../../i18n/format.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { useText } from '../../../provider/useText.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { FIELDS, type Field } from '../state/fields.ts';
import { hintAbout } from './hint-about.ts';

interface FieldControlProps {
  field: Field;
  value: number;
  error: MessageId | undefined;
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** The control of one input with its label, hint and message. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, value, error, figures, dispatch } = props;
  const t = useText();
  const label = t(`comparison.calculator.field.${field}.label`, figures);
  const common = {
    label,
    value,
    hint: hintAbout(label, t(`comparison.calculator.field.${field}.hint`, figures), t),
    error: error && t(error),
    onChange: (next: number) => dispatch({ kind: 'changed', field, value: next }),
  };
  if (field === 'oneTimeContribution') {
    return <CurrencyField {...common} formattedValue={formatEuro(value)} placeholder="10.000" />;
  }
  const { min, max, step } = FIELDS[field];
  const text = VALUE_TEXTS[field];
  const kind = step === 1 ? 'whole' : 'stepped';
  return (
    <SliderField
      {...common}
      {...{ min, max, step }}
      valueText={text(value, t)}
      lessLabel={t('comparison.calculator.less', { label })}
      moreLabel={t('comparison.calculator.plus', { label })}
      typeLabel={t('comparison.calculator.typeIn', { label })}
      rangeText={t(`comparison.calculator.range.${kind}`, {
        min: text(min, t),
        max: text(max, t),
        step: text(step, t),
      })}
    />
  );
});

const VALUE_TEXTS: Record<
  Exclude<Field, 'oneTimeContribution'>,
  (value: number, t: TextLookup) => string
> = {
  monthlyContribution: (value) => formatEuro(value),
  age: (value, t) => t('comparison.calculator.years', { age: value }),
  annualIncrement: percentText,
  portfolioRebalancing: percentText,
  probabilityRetireAt62: percentText,
};

function percentText(percent: PercentPoints): string {
  return formatRate(toRate(percent));
}
