import styled from '@emotion/styled';
import type { NumberNotation, RootProps, TextInputProps, ValueProps } from '../field-props.ts';
import { keepAllowed } from '../keep-allowed.ts';
import { TextField } from '../TextField/TextField.tsx';
import { useTypedNumber } from '../useTypedNumber.tsx';

/** Its values are whole units of the currency; an empty field is `NaN`. */
interface CurrencyFieldProps extends TextInputProps, ValueProps<number>, NumberNotation, RootProps {
  /** A value that many choose, one click away. */
  shortcut?: Shortcut | undefined;
}

interface Shortcut {
  value: number;
  /** The words of its button, e.g. `0 €`. */
  text: string;
  /** Its accessible name, which contains these words, e.g. `0 €: one-time contribution`. */
  label: string;
}

/**
 * An amount of money to type or paste: plain digits while it is being edited, currency format when
 * it is left. No key is blocked; what does not belong is taken out around a caret that stays.
 */
export function CurrencyField(props: CurrencyFieldProps) {
  const { value: given, defaultValue, onChange, ...others } = props;
  const { name, format = String, parse = Number.parseFloat, shortcut, ...rest } = others;
  const { disabled, readOnly } = rest;
  const { value, setValue, setTyped, ...number } = useTypedNumber({
    ...{ name, disabled, readOnly, value: given, defaultValue, onChange, format },
    formatTyped: (amount) => (amount ? String(amount) : ''),
    bounds: { min: 0, step: 1 },
  });

  const take = (input: HTMLInputElement) => {
    setTyped(input.value);
    setValue(parse(input.value, 1));
  };
  return (
    <TextField
      {...rest}
      value={number.shown}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          maxLength: LONGEST,
          onChange: ({ currentTarget, nativeEvent }) => {
            // An input method that has not finished must not be disturbed.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (!isComposing) clean(currentTarget);
            take(currentTarget);
          },
          onCompositionEnd: ({ currentTarget }) => {
            clean(currentTarget);
            take(currentTarget);
          },
          onBlur: () => setTyped(null),
          ...number.htmlInput,
        },
      }}
      endAdornment={
        <>
          {number.hidden}
          {shortcut && !disabled && !readOnly && (
            <ShortcutButton
              type="button"
              // A digit typed into the field does the same.
              tabIndex={-1}
              aria-label={shortcut.label}
              aria-disabled={value === shortcut.value}
              onClick={() => setValue(shortcut.value)}
            >
              {shortcut.text}
            </ShortcutButton>
          )}
        </>
      }
    />
  );
}

/** Longer amounts would lose digits: a number keeps fifteen. */
const LONGEST = 15;

/** Takes out what is no digit or separator. The caret stays between the characters it stood between. */
function clean(input: HTMLInputElement): void {
  const caret = keepAllowed(input.value.slice(0, input.selectionStart ?? undefined)).length;
  const text = keepAllowed(input.value);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

const ShortcutButton = styled('button')(({ theme }) => ({
  ...theme.typography.label,
  justifySelf: 'end',
  minInlineSize: theme.vars.size.control,
  paddingInline: theme.vars.space.m,
  border: 0,
  borderRadius: theme.vars.radius.small,
  background: 'none',
  color: theme.vars.color.action.main,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-disabled="true"]': { visibility: 'hidden' },
}));
