import { useIntl } from 'react-intl';
import type { Steps } from '../../../design-system/fields/SliderField/step-value.ts';
import { createTyping, type Measure } from '../../i18n/typed-number.ts';

/** A number of a calculator. */
export interface NumberProps extends Steps {
  /** `NaN` for none yet. */
  value: number;
  measure: Measure;
  /** A value with its unit. */
  format: (value: number) => string;
}

/** How a number is written and typed, and what is said of a text that is not one of its values. */
export function useNumberTexts({ value, measure, format, ...steps }: NumberProps) {
  const intl = useIntl();
  const kind = Number.isInteger(steps.step) ? 'whole' : 'any';
  return {
    ...createTyping(measure),
    format,
    unreadableText: (text: string) =>
      intl.formatMessage(
        { id: 'field.unreadable' },
        { text, kind, value: Number.isNaN(value) ? 'none' : format(value) },
      ),
    rangeText: intl.formatMessage(
      { id: `field.range.${kind}` },
      { min: format(steps.min), max: format(steps.max) },
    ),
  };
}
