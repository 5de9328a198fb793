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
  const [{ format, formatTyped, parse }, others] = useNotation(props);
  const { min, max, step, ...named } = others;
  const { name, defaultValue, onValueChange, rangeText, unreadableText, ...rest } = named;
  const decimals = countDecimals(step);
  const { value, setTyped, ...number } = useTypedNumber({
    ...{ ...named, format, formatTyped },
    bounds: { min, max, step: 10 ** -decimals },
  });

  const take = (text: string, isEntered: boolean) => {
    if (text.trim() === '') {
      number.forget();
      if (!Number.isNaN(value)) number.takeTyped(Number.NaN, isEntered);
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
    if (next !== value && (isEntered || isPossible)) number.takeTyped(next, isEntered);
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
