import type { ComponentProps } from 'react';
import type {
  DecimalNotation,
  DecimalNotationProps,
  RootProps,
  TextInputProps,
  TypedMessages,
  ValueProps,
} from '../field-props.ts';
import { clampTyped, countDecimals, type Steps } from '../SliderField/step-value.ts';
import { type FieldSlots, getSlotProps } from '../slots.ts';
import { TextField } from '../TextField/TextField.tsx';
import { useNotation } from '../useNotation.ts';
import { isWholeText } from '../useTypedMessage.ts';
import { useTypedNumber } from '../useTypedNumber.tsx';

/** An empty field is `NaN`. */
interface NumberFieldProps
  extends Steps,
    TextInputProps,
    ValueProps<number>,
    DecimalNotationProps,
    TypedMessages,
    FieldSlots,
    RootProps {}

/**
 * A number to type, with decimals where its steps have some. What is possible is taken while it is
 * typed; when the field is left, what is not becomes the nearest that is. A text that is not one number
 * changes nothing, and the field says so.
 */
export function NumberField(props: NumberFieldProps & DecimalNotation) {
  const { value: given, defaultValue, onValueChange, min, max, step, ...others } = props;
  const { locale, currency, format: write, formatTyped: type, parse: read, ...named } = others;
  const notation = { locale, currency, format: write, formatTyped: type, parse: read };
  const { format, formatTyped, parse } = useNotation(notation);
  const { name, rangeText, unreadableText, ...rest } = named;
  const { form, disabled, readOnly, inputRef } = rest;
  const decimals = countDecimals(step);
  const texts = { format, formatTyped, rangeText, unreadableText };
  const { value, setTyped, ...number } = useTypedNumber({
    ...{ name, form, disabled, readOnly, inputRef, ...texts },
    ...{ value: given, defaultValue, onValueChange },
    bounds: { min, max, step: 10 ** -decimals },
  });

  const take = (text: string, isEntered: boolean) => {
    if (text.trim() === '') {
      number.forget();
      if (!Number.isNaN(value)) number.takeTyped(Number.NaN);
      return;
    }
    const entered = parse(text, step);
    if (Number.isNaN(entered)) {
      if (isEntered) number.refuse(text);
      else number.giveBack();
      return;
    }
    const next = clampTyped(entered, { min, max, step });
    const isPossible = next === entered;
    if (isPossible) number.forget();
    else if (isEntered) number.correct(entered, next);
    if (next !== value && (isEntered || isPossible)) number.takeTyped(next);
  };
  const leave = (text: string) => {
    if (text === formatTyped(value)) number.forget();
    else take(text, true);
  };
  const own: ComponentProps<'input'> = {
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
    onChange: ({ currentTarget, nativeEvent }) => {
      setTyped(currentTarget.value);
      take(currentTarget.value, isWholeText(nativeEvent));
    },
    ...number.whenLeft(leave),
    ...number.htmlInput,
  };
  return (
    <TextField
      {...rest}
      error={number.message ?? rest.error}
      value={number.shown}
      inputRef={number.inputRef}
      slotProps={{ ...rest.slotProps, htmlInput: getSlotProps(rest, 'htmlInput', props, own) }}
    >
      {number.hidden}
    </TextField>
  );
}
