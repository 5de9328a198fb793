import type { FormControlProps } from '@mui/material/FormControl';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ElementType, Ref } from 'react';
import type { Hint } from '../disclosure/Tooltip/Tooltip.tsx';
import type { NumberLanguage, NumberNotation } from './typed-number/number-notation.ts';

/** What a field says about itself, and how it takes part in a form. */
export interface FieldProps {
  /** A noun; it stays in view. */
  label: string;
  /** A sentence about what it means; it opens with the field. */
  hint?: Hint | undefined;
  /** Helps to answer; it stays while there is an error. */
  helperText?: string | undefined;
  /** The problem and how to fix it; with it the field is invalid. */
  error?: string | undefined;
  /** The name under which a form posts the value. */
  name?: string | undefined;
  /** The id of its form, where that is not around it. */
  form?: string | undefined;
  /** Not to be changed and not posted. */
  disabled?: boolean | undefined;
  /** Posted, but not to be changed. */
  readOnly?: boolean | undefined;
}

/** The same of a field to type into. */
export interface TextInputProps extends FieldProps {
  /** Marked behind the label; a form is not sent without it. */
  required?: boolean | undefined;
  /** An example, seen while the field is empty. */
  placeholder?: string | undefined;
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Gets the event of each change, as MUI's. */
  onChange?: OutlinedInputProps['onChange'];
  /** The input gets the focus. */
  onFocus?: OutlinedInputProps['onFocus'];
  /** The input loses the focus. */
  onBlur?: OutlinedInputProps['onBlur'];
}

/** What MUI's FormControl takes, which is a field's root, and native attributes of it. */
export type RootProps<Root extends ElementType = 'div'> = Omit<
  FormControlProps<Root>,
  | keyof TextInputProps
  | keyof ValueProps<unknown>
  | 'children'
  | 'focused'
  | 'fullWidth'
  | 'hiddenLabel'
  | 'variant'
>;

/** The value of a field: the parent's, or the field's own from `defaultValue` on. */
export interface ValueProps<Value> {
  /** The value, where the parent keeps it. */
  value?: Value | undefined;
  /** The value to begin with, where the field keeps it. */
  defaultValue?: Value | undefined;
  /** Gets each value as soon as it is one, and what a field that keeps it has after a reset of its form. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * How a field writes and reads numbers: as a language does, or in a way of its own. Then all of it has to
 * be given: what is written one way and read another becomes another number.
 */
export interface NotationProps extends NumberLanguage {
  /** A value as people read and hear it, with its unit, e.g. `10.000 €`; with `parse` only. */
  format?: ((value: number) => string) | undefined;
  /** Reads what was typed or pasted: `NaN` where there is no number. Whole steps have no decimals. */
  parse?: ((text: string, step: number) => number) | undefined;
}

/** The same where decimals can be typed. */
export interface DecimalNotationProps extends NotationProps {
  /** A value as people type it, e.g. `2,5`; with `format` and `parse`. */
  formatTyped?: ((value: number) => string) | undefined;
}

/** Which of them go together where only whole numbers are typed. */
export type WholeNotation = OneOf<NumberLanguage, Omit<NumberNotation, 'formatTyped'>>;

/** The same where decimals can be typed. */
export type DecimalNotation = OneOf<NumberLanguage, NumberNotation>;

type OneOf<One, Other> =
  | (One & { [Name in keyof Other]?: undefined })
  | (Other & { [Name in keyof One]?: undefined });

/** What a field says about a text that it does not take as it was typed. */
export interface TypedMessages {
  /**
   * Said when something beyond the range was typed and the nearest value was taken: what is possible,
   * or what is wrong with that number.
   */
  rangeText: string | ((typed: number) => string);
  /**
   * Said when a text cannot be read as one number and the value stays: what to write instead. By
   * default `rangeText`.
   */
  unreadableText?: string | ((text: string) => string) | undefined;
}
