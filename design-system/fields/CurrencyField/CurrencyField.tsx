import styled from '@emotion/styled';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { keepAllowed, parseWholeAmount } from '../typed-number.ts';

interface CurrencyFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'input' | 'end' | 'onChange'> {
  /** Whole units of the currency. */
  value: number;
  /** The value as it stands in the field while it is not being edited, e.g. `10.000 €`. */
  formattedValue: string;
  placeholder: string;
  /** A value that many choose, one click away. */
  shortcut?: Shortcut | undefined;
  onChange: (value: number) => void;
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
  const { value, formattedValue, placeholder, shortcut, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const take = (input: HTMLInputElement) => {
    setTyped(input.value);
    onChange(parseWholeAmount(input.value));
  };
  return (
    <TextField
      {...rest}
      input={{
        inputMode: 'numeric',
        maxLength: LONGEST,
        placeholder,
        value: typed ?? formattedValue,
        onFocus: ({ currentTarget }) => {
          currentTarget.value = value === 0 ? '' : String(value);
          setTyped(currentTarget.value);
        },
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
      }}
      end={
        shortcut && (
          <ShortcutButton
            type="button"
            // A digit typed into the field does the same.
            tabIndex={-1}
            aria-label={shortcut.label}
            aria-disabled={value === shortcut.value}
            onClick={() => onChange(shortcut.value)}
          >
            {shortcut.text}
          </ShortcutButton>
        )
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
