import { styled } from '@mui/material/styles';
import { type ComponentProps, useId, useState } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { rule } from '../../styles/rule.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { keepAllowed, parseWholeAmount } from '../typed-number.ts';

interface CurrencyFieldProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string;
  /** Whole units of the currency. */
  value: number;
  /** The value as it stands in the field while it is not being edited, e.g. `10.000 €`. */
  formattedValue: string;
  placeholder: string;
  hint?: Hint | undefined;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/**
 * An amount of money to type or paste: plain digits while it is being edited, currency format when
 * it is left. No key is blocked; what does not belong is taken out around a caret that stays.
 */
export function CurrencyField(props: CurrencyFieldProps) {
  const { label, value, formattedValue, placeholder, hint, error, onChange, ...rest } = props;
  const [inputId, hintId, errorId] = [useId(), useId(), useId()];
  const [typed, setTyped] = useState<string | null>(null);

  const take = (input: HTMLInputElement) => {
    setTyped(input.value);
    onChange(parseWholeAmount(input.value));
  };
  return (
    <Field {...rest}>
      <span>
        <label htmlFor={inputId}>{label}</label>
        {hint && (
          <Tooltip label={hint.label} describes={hintId}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      <Input
        id={inputId}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={placeholder}
        value={typed ?? formattedValue}
        aria-invalid={Boolean(error)}
        aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
        onFocus={({ currentTarget }) => {
          rewrite(currentTarget, value === 0 ? '' : String(value));
          setTyped(currentTarget.value);
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          // An input method that has not finished must not be disturbed.
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isComposing) clean(currentTarget);
          take(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => {
          clean(currentTarget);
          take(currentTarget);
        }}
        onBlur={() => setTyped(null)}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </Field>
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

/** Replaces the text, and selects all of it again if all of it was selected, as after Tab. */
function rewrite(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input;
  const wasSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  input.value = text;
  if (wasSelected) input.select();
}

const Field = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gap: theme.vars.space.xs,
  textWrap: 'balance',
}));

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.subtitle,
  inlineSize: '100%',
  minBlockSize: theme.vars.size.control,
  paddingInline: theme.vars.space.m,
  border: rule(theme, 'control'),
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.accent,
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: theme.vars.color.line.control, opacity: 1 },
  '&:hover': { borderColor: theme.vars.color.action.main },
  '&[aria-invalid="true"]': {
    borderColor: theme.vars.color.signal.loss,
    boxShadow: `inset 0 0 0 ${theme.vars.border.thin} ${theme.vars.color.signal.loss}`,
  },
}));
