import { type ComponentProps, useState } from 'react';
import { clampTyped, type Steps } from '../SliderField/step-value.ts';
import { TextField } from '../TextField/TextField.tsx';
import { formatTyped, parseNumber } from '../typed-number.ts';

interface NumberFieldProps
  extends Steps,
    Omit<ComponentProps<typeof TextField>, 'input' | 'end' | 'error' | 'onChange'> {
  value: number;
  /** The value with its unit as it stands in the field while it is not being edited, e.g. `0,2 %`. */
  valueText: string;
  /** The range; shown when something beyond it was typed and the nearest value was taken. */
  rangeText: string;
  onChange: (value: number) => void;
}

/**
 * A number to type, with decimals where its steps have some. What is possible is taken while it is
 * typed; when the field is left, what is not becomes the nearest that is.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, valueText, min, max, step, rangeText, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isCorrected, setCorrected] = useState(false);

  const take = (text: string, isLeft: boolean) => {
    const number = parseNumber(text, step);
    const next = Number.isNaN(number) ? value : clampTyped(number, { min, max, step });
    if (isLeft) setCorrected(next !== number);
    if (next !== value && (isLeft || next === number)) onChange(next);
  };
  const leave = () => {
    if (typed !== null && typed !== formatTyped(value)) take(typed, true);
  };
  return (
    <TextField
      {...rest}
      error={isCorrected ? rangeText : undefined}
      input={{
        inputMode: Number.isInteger(step) ? 'numeric' : 'decimal',
        value: typed ?? valueText,
        onFocus: ({ currentTarget }) => {
          currentTarget.value = formatTyped(value);
          setTyped(currentTarget.value);
        },
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
      }}
    />
  );
}
