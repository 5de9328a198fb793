import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react';
import { useHydrated } from '../behaviour/useHydrated.ts';
import type { TextInputProps, ValueProps } from './field-props.ts';
import { useControlled } from './useControlled.ts';
import { type Messages, useTypedMessage } from './useTypedMessage.ts';

interface TypedNumberProps
  extends Pick<TextInputProps, 'name' | 'form' | 'disabled' | 'readOnly' | 'inputRef'>,
    Messages,
    ValueProps<number> {
  format: (value: number) => string;
  formatTyped: (value: number) => string;
  bounds: Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>;
}

/**
 * A number in a field: formatted while the field is left, and as people type it while it is edited. What
 * is typed is taken key by key; a text that turns out to be no number gives back what was there before it.
 */
export function useTypedNumber(props: TypedNumberProps) {
  const { readOnly, format, formatTyped } = props;
  const before = useRef<number>(undefined);
  const [value, setValue, input] = useControlled(props, Number.NaN, (begun) => {
    settle();
    messages.forget();
    setTyped((text) => (text === null ? null : write(begun, formatTyped)));
  });
  const [typed, setTyped] = useState<string | null>(null);
  const messages = useTypedMessage(value, props);
  const settle = () => {
    before.current = undefined;
  };
  const takeTyped = (next: number, isEntered: boolean) => {
    if (isEntered) settle();
    else before.current ??= value;
    setValue(next);
  };
  const giveBack = () => {
    const kept = before.current ?? value;
    if (!Object.is(kept, value)) setValue(kept);
    settle();
    return kept;
  };
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
  const whenLeft = (leave: (text: string) => void): ComponentProps<'input'> => {
    const end = (text: string) => {
      if (!readOnly) leave(text);
      settle();
    };
    return {
      onKeyDown: ({ key, currentTarget }) => {
        if (key === 'Enter') end(currentTarget.value);
      },
      onBlur: ({ currentTarget }) => {
        end(currentTarget.value);
        setTyped(null);
      },
    };
  };
  const shown = typed ?? write(value, format);
  // Its own type has no name that the types of the package could say.
  const inputRef = useForkRef(props.inputRef, input) as Ref<HTMLInputElement>;
  return {
    ...{ value, setValue, takeTyped, giveBack, setTyped, whenLeft },
    ...{ shown, htmlInput, inputRef, hidden },
    ...messages,
    refuse: (text: string) => messages.refuse(text, giveBack()),
  };
}

function write(value: number, format: (value: number) => string): string {
  return Number.isNaN(value) ? '' : format(value);
}

/**
 * What a field posts that shows a formatted number: its digits with a decimal point, in every language.
 * Without script it is the browser's own field for numbers, which posts the same.
 */
function usePosted(
  { name, form, disabled, bounds }: TypedNumberProps,
  number: number,
): Omit<ComponentProps<'input'>, 'hidden'> & { hidden?: ReactNode } {
  const isHydrated = useHydrated();
  if (!name) return {};
  const value = Number.isNaN(number) ? '' : number;
  return isHydrated
    ? { hidden: <input type="hidden" {...{ name, form, disabled, value }} /> }
    : { type: 'number', name, value, ...bounds };
}
