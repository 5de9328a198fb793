import { useState } from 'react';
import type { DecimalNotation, RootProps, TextInputProps, ValueProps } from '../field-props.ts';
import { clampTyped, type Steps } from '../SliderField/step-value.ts';
import { TextField } from '../TextField/TextField.tsx';
import { useTypedNumber } from '../useTypedNumber.tsx';

/** An empty field is `NaN`. */
interface NumberFieldProps
  extends Steps,
    TextInputProps,
    ValueProps<number>,
    DecimalNotation,
    RootProps {
  /** The range; shown when something beyond it was typed and the nearest value was taken. */
  rangeText: string;
}

/**
 * A number to type, with decimals where its steps have some. What is possible is taken while it is
 * typed; when the field is left, what is not becomes the nearest that is.
 */
export function NumberField(props: NumberFieldProps) {
  const { value: given, defaultValue, onChange, min, max, step, ...others } = props;
  const { format = String, formatTyped = String, parse = Number.parseFloat, ...named } = others;
  const { name, rangeText, ...rest } = named;
  const { disabled, readOnly } = rest;
  const isWhole = Number.isInteger(step);
  const { value, setValue, typed, setTyped, ...number } = useTypedNumber({
    ...{ name, disabled, readOnly, value: given, defaultValue, onChange, format, formatTyped },
    bounds: { min, max, step: isWhole ? 1 : 0.01 },
  });
  const [isCorrected, setCorrected] = useState(false);

  const take = (text: string, isLeft: boolean) => {
    const entered = parse(text, step);
    const next = Number.isNaN(entered) ? value : clampTyped(entered, { min, max, step });
    if (isLeft) setCorrected(next !== entered);
    if (next !== value && (isLeft || next === entered)) setValue(next);
  };
  const leave = () => {
    if (typed !== null && typed !== formatTyped(value)) take(typed, true);
  };
  return (
    <TextField
      {...rest}
      error={rest.error ?? (isCorrected ? rangeText : undefined)}
      value={number.shown}
      slotProps={{
        htmlInput: {
          inputMode: isWhole ? 'numeric' : 'decimal',
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value);
            setCorrected(false);
            take(currentTarget.value, false);
          },
          onKeyDown: ({ key }) => {
            if (key === 'Enter') leave();
          },
          onBlur: () => {
            leave();
            setTyped(null);
          },
          ...number.htmlInput,
        },
      }}
      endAdornment={number.hidden}
    />
  );
}
