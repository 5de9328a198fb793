import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { describeField, FieldLayout } from '../FieldLayout.tsx';
import type { RootProps, TextInputProps, ValueProps } from '../field-props.ts';
import { type FieldSlots, getSlotProps, joinAttributes } from '../slots.ts';
import { useReset } from '../useReset.ts';

interface TextFieldProps extends TextInputProps, ValueProps<string>, FieldSlots, RootProps {
  /** What kind of text it is, e.g. `email`. */
  type?: string | undefined;
  /** What the browser may fill in, e.g. `name`; by default nothing. */
  autoComplete?: string | undefined;
  /** Gets the focus as soon as it appears. */
  autoFocus?: boolean | undefined;
  /** A control or a unit at the start of the field, within its edge. */
  startAdornment?: ReactNode;
  /** The same at the end. */
  endAdornment?: ReactNode;
  /** What else belongs to the field, e.g. a hidden input. */
  children?: ReactNode;
}

/**
 * A field to type into, with its label, hint and messages: MUI's, with the label above. The first click
 * or tap selects all that is in it, as the Tab key does, so that typing replaces it; the next one sets
 * the caret.
 */
export function TextField(props: TextFieldProps) {
  const { name, form, readOnly, value, defaultValue, onChange, onValueChange, ...others } = props;
  const { onFocus, onBlur, placeholder, inputRef, type, autoComplete = 'off', ...more } = others;
  const { id: given, autoFocus, startAdornment, endAdornment, children, ...rest } = more;
  const ownId = useId();
  const own = useReset<HTMLInputElement>(() => {
    if (own.current && value === undefined) onValueChange?.(own.current.value);
  });
  const id = given ?? ownId;
  const Input = rest.slots?.input ?? OutlinedInput;
  const input: OutlinedInputProps = getSlotProps(rest, 'input', props, {
    onBlur,
    onFocus,
    onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  });
  const htmlInput = getSlotProps(rest, 'htmlInput', props, {
    form,
    ...useSelection(),
    ...describeField(id, rest),
  });
  return (
    <FieldLayout {...rest} control={id}>
      <Input
        {...{ id, name, readOnly, value, defaultValue, placeholder }}
        inputRef={useForkRef(inputRef, own)}
        {...{ type, autoComplete, autoFocus, startAdornment, endAdornment }}
        {...input}
        slots={{ input: rest.slots?.htmlInput, ...input.slots }}
        slotProps={{
          ...input.slotProps,
          input: joinAttributes(input.slotProps?.input, htmlInput),
        }}
      />
      {children}
    </FieldLayout>
  );
}

/** The handlers of an input of which the first click selects all. */
function useSelection(): ComponentProps<'input'> {
  const hadFocus = useRef(true);
  return {
    onPointerDown: ({ currentTarget }) => {
      hadFocus.current = document.activeElement === currentTarget;
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onClick: ({ currentTarget }) => {
      // The press itself has set the caret, unless it was drawn over some of the text.
      const { selectionStart, selectionEnd } = currentTarget;
      if (!hadFocus.current && selectionStart === selectionEnd) currentTarget.select();
      hadFocus.current = true;
    },
  };
}
