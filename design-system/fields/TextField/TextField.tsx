import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { controlStyle, describeField, FieldLayout } from '../FieldLayout.tsx';
import type { RootProps, TextInputProps, ValueProps } from '../field-props.ts';

interface TextFieldProps extends TextInputProps, ValueProps<string>, RootProps {
  /** A control at the end of the field, within its edge. */
  endAdornment?: ReactNode;
  /** Other attributes of the input, e.g. `type` and `autoComplete`. */
  slotProps?: { htmlInput?: ComponentProps<'input'> };
}

/**
 * A field to type into, with its label, hint and messages. The first click or tap selects all that is
 * in it, as the Tab key does, so that typing replaces it; the next one sets the caret.
 */
export function TextField(props: TextFieldProps) {
  const { name, readOnly, value, defaultValue, onChange, ...others } = props;
  const { placeholder, endAdornment, inputRef, slotProps, ...rest } = others;
  const id = useId();
  const hadFocus = useRef(true);
  const own = slotProps?.htmlInput;
  return (
    <FieldLayout {...rest} control={id}>
      <Input
        type="text"
        autoComplete="off"
        {...{ name, readOnly, value, defaultValue, placeholder }}
        {...own}
        {...describeField(id, rest)}
        id={id}
        ref={inputRef}
        required={rest.required}
        disabled={rest.disabled}
        onChange={(event) => {
          own?.onChange?.(event);
          onChange?.(event.currentTarget.value);
        }}
        onPointerDown={({ currentTarget }) => {
          hadFocus.current = document.activeElement === currentTarget;
        }}
        onFocus={(event) => {
          own?.onFocus?.(event);
          event.currentTarget.select();
        }}
        onClick={({ currentTarget }) => {
          // The press itself has set the caret, unless it was drawn over some of the text.
          const { selectionStart, selectionEnd } = currentTarget;
          if (!hadFocus.current && selectionStart === selectionEnd) currentTarget.select();
          hadFocus.current = true;
        }}
      />
      {endAdornment}
    </FieldLayout>
  );
}

const Input = styled('input')(({ theme }) => controlStyle(theme));
