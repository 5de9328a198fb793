import type { ComponentProps, Ref } from 'react';
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
}

/** Attributes of a field's root. */
export type RootProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'placeholder'>;

/** The value of a field: the parent's, or the field's own from `defaultValue` on. */
export interface ValueProps<Value> {
  /** The value, where the parent keeps it. */
  value?: Value | undefined;
  /** The value to begin with, where the field keeps it. */
  defaultValue?: Value | undefined;
  /** Gets each value as soon as it is one. */
  onChange?: ((value: Value) => void) | undefined;
}

/** How numbers are written in the language of the page; by default as in code. */
export interface NumberNotation {
  /** A value as people read and hear it, with its unit, e.g. `10.000 €`. */
  format?: (value: number) => string;
  /** Reads what was typed or pasted: `NaN` where there is no number. Whole steps have no decimals. */
  parse?: (text: string, step: number) => number;
}

/** The same where decimals can be typed. */
export interface DecimalNotation extends NumberNotation {
  /** A value as people type it, e.g. `2,5`. */
  formatTyped?: (value: number) => string;
}
