import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { SliderField } from '../../../design-system/fields/SliderField/SliderField.tsx';
import { type NumberProps, useNumberTexts } from './useNumberTexts.ts';

type SliderProps = ComponentProps<typeof SliderField>;

interface NumberSliderProps
  extends NumberProps,
    Pick<SliderProps, 'label' | 'hint' | 'error' | 'onValueChange'>,
    Partial<Pick<SliderProps, 'lessLabel' | 'moreLabel' | 'rangeText'>> {}

/** A slider of a calculator, with everything that is said about its label and its range. */
export function NumberSlider({ measure, ...field }: NumberSliderProps) {
  const intl = useIntl();
  const { label } = field;
  return (
    <SliderField
      lessLabel={intl.formatMessage({ id: 'field.less' }, { label })}
      moreLabel={intl.formatMessage({ id: 'field.more' }, { label })}
      typeLabel={intl.formatMessage({ id: 'field.typeIn' }, { label })}
      {...useNumberTexts({ measure, ...field })}
      {...field}
    />
  );
}
