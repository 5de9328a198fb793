import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { createTyping, type Measure } from '../../../i18n/typed-number.ts';
import { explainRange } from './explain-range.ts';

type SliderProps = ComponentProps<typeof SliderField>;

interface NumberSliderProps
  extends Pick<
      SliderProps,
      'label' | 'value' | 'min' | 'max' | 'step' | 'hint' | 'error' | 'onValueChange'
    >,
    Partial<Pick<SliderProps, 'lessLabel' | 'moreLabel' | 'unreadableText' | 'rangeText'>> {
  /** A value with its unit. */
  format: (value: number) => string;
  measure: Measure;
}

/** A slider of the calculator, with everything that is said about its label and its range. */
export function NumberSlider({ format, measure, ...field }: NumberSliderProps) {
  const intl = useIntl();
  const { label, min, max, value = min, step = 1 } = field;
  return (
    <SliderField
      lessLabel={intl.formatMessage({ id: 'comparison.calculator.less' }, { label })}
      moreLabel={intl.formatMessage({ id: 'comparison.calculator.plus' }, { label })}
      typeLabel={intl.formatMessage({ id: 'comparison.calculator.typeIn' }, { label })}
      {...createTyping(measure)}
      format={format}
      unreadableText={(text) =>
        intl.formatMessage(
          { id: 'comparison.calculator.unreadable' },
          { text, value: format(value) },
        )
      }
      rangeText={explainRange({ min, max, step }, format, intl)}
      {...field}
    />
  );
}
