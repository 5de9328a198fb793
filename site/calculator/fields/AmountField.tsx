import type { ComponentProps } from 'react';
import { CurrencyField } from '../../../design-system/fields/CurrencyField/CurrencyField.tsx';
import { type NumberProps, useNumberTexts } from './useNumberTexts.ts';

interface AmountFieldProps
  extends NumberProps,
    Pick<
      ComponentProps<typeof CurrencyField>,
      'label' | 'hint' | 'error' | 'onValueChange' | 'shortcut'
    > {
  'data-amount'?: string;
}

/** An amount of money of a calculator, which is typed. */
export function AmountField(props: AmountFieldProps) {
  const { min, max, step, measure, ...field } = props;
  const { parse, unreadableText } = useNumberTexts(props);
  return <CurrencyField {...field} {...{ parse, unreadableText }} placeholder="10.000" />;
}
