import type { ComponentProps } from 'react';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { TYPED } from '../../../i18n/typed-number.ts';
import { useText } from '../../../provider/SiteProvider.tsx';

type SliderProps = ComponentProps<typeof SliderField>;

interface NumberSliderProps
  extends Pick<
      SliderProps,
      'label' | 'value' | 'min' | 'max' | 'step' | 'hint' | 'error' | 'onValueChange'
    >,
    Partial<Pick<SliderProps, 'lessLabel' | 'moreLabel' | 'unreadableText' | 'rangeText'>> {
  /** A value with its unit. */
  format: (value: number) => string;
}

/** A slider of the calculator, with everything that is said about its label and its range. */
export function NumberSlider({ format, ...field }: NumberSliderProps) {
  const t = useText();
  const { label, min, max, value = min, step = 1 } = field;
  const kind = Number.isInteger(step) ? 'whole' : 'any';
  return (
    <SliderField
      lessLabel={t('comparison.calculator.less', { label })}
      moreLabel={t('comparison.calculator.plus', { label })}
      typeLabel={t('comparison.calculator.typeIn', { label })}
      {...TYPED}
      format={format}
      unreadableText={(text) =>
        t('comparison.calculator.unreadable', { text, value: format(value) })
      }
      rangeText={t(`comparison.calculator.range.${kind}`, {
        min: format(min),
        max: format(max),
      })}
      {...field}
    />
  );
}
