import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useHydrated } from '../behaviour/useHydrated.ts';
import type { TextInputProps, ValueProps } from './field-props.ts';
import { useControlled } from './useControlled.ts';
import { type Messages, useTypedMessage } from './useTypedMessage.ts';

interface TypedNumberProps
  extends Pick<TextInputProps, 'name' | 'disabled' | 'readOnly' | 'inputRef'>,
    Messages,
    ValueProps<number> {
  format: (value: number) => string;
  formatTyped: (value: number) => string;
  bounds: Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>;
}

/** A number in a field: formatted while the field is left, and as people type it while it is edited. */
export function useTypedNumber(props: TypedNumberProps) {
  const { readOnly, format, formatTyped } = props;
  const [value, setValue, input] = useControlled(props, Number.NaN, (begun) => {
    messages.forget();
    setTyped((text) => (text === null ? null : write(begun, formatTyped)));
  });
  const [typed, setTyped] = useState<string | null>(null);
  const messages = useTypedMessage(value, props);
  const { hidden, ...posted } = usePosted(props, value);
  const htmlInput: ComponentProps<'input'> = {
    onFocus: ({ currentTarget }) => {
      if (readOnly) return;
      currentTarget.value = write(value, formatTyped);
      setTyped(currentTarget.value);
    },
    ...posted,
  };
  /** Gives the text of an input to `leave` at Enter, and where another gets the focus. */
  const whenLeft = (leave: (text: string) => void): ComponentProps<'input'> => ({
    onKeyDown: ({ key, currentTarget }) => {
      if (key === 'Enter') leave(currentTarget.value);
    },
    onBlur: ({ currentTarget }) => {
      leave(currentTarget.value);
      setTyped(null);
    },
  });
  const shown = typed ?? write(value, format);
  const inputRef = useForkRef(props.inputRef, input);
  return { value, setValue, setTyped, shown, whenLeft, htmlInput, inputRef, hidden, ...messages };
}

function write(value: number, format: (value: number) => string): string {
  return Number.isNaN(value) ? '' : format(value);
}

/**
 * What a field posts that shows a formatted number: its digits with a decimal point, in every language.
 * Without script it is the browser's own field for numbers, which posts the same.
 */
function usePosted(
  { name, disabled, bounds }: TypedNumberProps,
  number: number,
): Omit<ComponentProps<'input'>, 'hidden'> & { hidden?: ReactNode } {
  const isHydrated = useHydrated();
  if (!name) return {};
  const value = Number.isNaN(number) ? '' : number;
  return isHydrated
    ? { hidden: <input type="hidden" {...{ name, disabled, value }} /> }
    : { type: 'number', name, value, ...bounds };
}
