import ButtonBase from '@mui/material/ButtonBase';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef } from 'react';
import type {
  NotationProps,
  RootProps,
  TextInputProps,
  ValueProps,
  WholeNotation,
} from '../field-props.ts';
import { type FieldSlots, getSlotProps } from '../slots.ts';
import { TextField } from '../TextField/TextField.tsx';
import { keepAllowed } from '../typed-number/keep-allowed.ts';
import { keepMagnitude } from '../typed-number/number-words.ts';
import { useNotation } from '../useNotation.ts';
import { isWholeText } from '../useTypedMessage.ts';
import { useTypedNumber } from '../useTypedNumber.tsx';

/** Its values are whole units of the currency; an empty field is `NaN`. */
interface CurrencyFieldProps
  extends TextInputProps,
    ValueProps<number>,
    NotationProps,
    FieldSlots,
    RootProps {
  /** Said when a text cannot be read as one amount and the value stays: what to write instead. */
  unreadableText: string | ((text: string) => string);
  /** A value that many choose, one click away. */
  shortcut?: Choice | undefined;
}

interface Choice {
  value: number;
  /** The words of its button, e.g. `0 €`. */
  text: string;
  /** Its accessible name, which contains these words, e.g. `0 €: one-time contribution`. */
  label: string;
}

/**
 * An amount of money to type or paste: plain digits while it is being edited, currency format when
 * it is left. A letter that is typed is taken out around a caret that stays, but for those that make
 * thousands of the number before them; what is pasted stays as it is and is read as a whole. Cents are
 * cut. A text that is not one amount changes nothing, and the field says so.
 */
export function CurrencyField(props: CurrencyFieldProps & WholeNotation) {
  const currency = props.currency ?? 'EUR';
  const [{ format, parse }, { shortcut, ...others }] = useNotation({ ...props, currency });
  const { name, defaultValue, onValueChange, unreadableText, ...rest } = others;
  const { value, setValue, setTyped, ...number } = useTypedNumber({
    ...{ ...others, format },
    formatTyped: (amount) => (amount ? String(amount) : ''),
    bounds: { min: 0, step: 1 },
  });

  /** What was typed behind the number, also what the field does not show. */
  const word = useRef('');
  const take = (text: string, isEntered: boolean) => {
    const amount = Math.trunc(parse(text, 1)) + 0;
    if (!Number.isNaN(amount) || text.trim() === '') {
      number.forget();
      number.takeTyped(amount, isEntered);
    } else if (isEntered) number.refuse(text);
    else number.giveBack();
  };
  const leave = (text: string) => {
    if (text.trim() && Number.isNaN(parse(text, 1))) number.refuse(text);
  };
  const own: ComponentProps<'input'> = {
    inputMode: 'numeric',
    onChange: ({ currentTarget, nativeEvent }) => {
      word.current = isKey(nativeEvent)
        ? takeKey(currentTarget, nativeEvent.data, word.current)
        : '';
      setTyped(currentTarget.value);
      take(currentTarget.value, isWholeText(nativeEvent));
    },
    onCompositionEnd: ({ currentTarget, data }) => {
      keepDigits(currentTarget, data || currentTarget.value);
      setTyped(currentTarget.value);
      take(currentTarget.value, false);
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
      endAdornment={
        shortcut &&
        !rest.disabled &&
        !rest.readOnly && (
          <Shortcut position="end">
            <ShortcutButton
              // A digit typed into the field does the same.
              tabIndex={-1}
              aria-label={shortcut.label}
              aria-disabled={value === shortcut.value}
              onClick={() => {
                number.forget();
                setValue(shortcut.value);
              }}
            >
              {shortcut.text}
            </ShortcutButton>
          </Shortcut>
        )
      }
    >
      {number.hidden}
    </TextField>
  );
}

/** Whether an event brought a single character that an input method is not still working on. */
function isKey(event: Event): event is InputEvent & { data: string } {
  return (
    event instanceof InputEvent &&
    event.inputType === 'insertText' &&
    !event.isComposing &&
    event.data?.length === 1
  );
}

/**
 * Takes what is no digit or separator out again, unless it stands behind the number and makes another of it.
 * @param word what was typed behind the number before, also what does not show
 * @returns the same with this key
 */
function takeKey(input: HTMLInputElement, key: string, word: string): string {
  const { value, selectionStart } = input;
  const [, number, shown = ''] = NUMBER_WITH_WORD.exec(value.slice(0, -1)) ?? [];
  if (number === undefined || selectionStart !== value.length || keepAllowed(key)) {
    keepDigits(input, key);
    return '';
  }
  const typed = (word || shown) + key;
  input.value = number + keepMagnitude(typed);
  return typed;
}

const NUMBER_WITH_WORD = /^([\d.,]*\d)(\p{L}*)$/u;

/**
 * Takes what is no digit or separator out of what was just entered before the caret. Words between
 * digits stay: without them two numbers would be one.
 */
function keepDigits(input: HTMLInputElement, entered: string): void {
  const { value, selectionStart } = input;
  const end = selectionStart ?? value.length;
  const start = end - entered.length;
  const kept = keepAllowed(entered);
  if (kept === entered || value.slice(start, end) !== entered || /\d[^\d.,]+\d/.test(entered))
    return;
  input.value = value.slice(0, start) + kept + value.slice(end);
  input.setSelectionRange(start + kept.length, start + kept.length);
}

/** It takes the whole end of the field. */
const Shortcut = styled(InputAdornment)(({ theme }) => ({
  alignSelf: 'stretch',
  alignItems: 'stretch',
  maxBlockSize: 'none',
  marginInline: `auto calc(-1 * ${theme.vars.space.m})`,
}));

const ShortcutButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.label,
  minInlineSize: theme.vars.size.control,
  paddingInline: theme.vars.space.m,
  borderRadius: theme.vars.radius.small,
  color: theme.vars.color.action.main,
  touchAction: 'manipulation',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-disabled="true"]': { visibility: 'hidden' },
}));
