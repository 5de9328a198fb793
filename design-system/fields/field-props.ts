import type { FormControlProps } from '@mui/material/FormControl';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ElementType, Ref } from 'react';
import type { Hint } from '../disclosure/Tooltip/Tooltip.tsx';

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
  | 'hiddenLabel'
  | 'variant'
>;

/** The value of a field: the parent's, or the field's own from `defaultValue` on. */
export interface ValueProps<Value> {
  /** The value, where the parent keeps it. */
  value?: Value | undefined;
  /** The value to begin with, where the field keeps it. */
  defaultValue?: Value | undefined;
  /** Gets each value as soon as it is one. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** How numbers are written and read in the language of the page. */
export interface NumberNotation {
  /** A value as people read and hear it, with its unit, e.g. `10.000 €`; by default as in code. */
  format?: (value: number) => string;
  /**
   * Reads what was typed or pasted: `NaN` where there is no number. Whole steps have no decimals. By
   * default German notation, and others where they cannot mean another number (`parse-number`).
   */
  parse?: (text: string, step: number) => number;
}

/** The same where decimals can be typed. */
export interface DecimalNotation extends NumberNotation {
  /** A value as people type it, e.g. `2,5`; by default as in code. */
  formatTyped?: (value: number) => string;
}

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
  unreadableText?: ((text: string) => string) | undefined;
}
