/**
 * Whether a text that somebody typed is acceptable: the rules that any form may use. Spaces around a
 * text do not count. What may be left out is said at each rule.
 */
export const validators = {
  /** Anything but nothing. */
  nonEmpty: (text) => text.trim() !== '',

  /** An e-mail address of the form that browsers accept; may be left out. */
  email: orEmpty(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i,
  ),

  /** A name of at least 3 characters: letters of any script, spaces, apostrophes, hyphens, dots. */
  name: (text) => /^[\p{L}\p{M} '’.-]{3,}$/u.test(text.trim()) && /\p{L}/u.test(text),

  /**
   * A phone number as Germans write it: 00, +, 49 or 0, then 6 to 20 digits, spaces or separators;
   * may be left out.
   */
  germanPhone: orEmpty(/^(?:00|\+|49|0)[\d\s()/.-]{6,20}$/),

  /** Digits only. */
  numeric: (text) => /^\d+$/.test(text.trim()),

  /** A decimal number, with comma or point, of up to 2 decimals and at least one digit that is not 0. */
  decimal: (text) => /^(?=.*[1-9])\d+(?:[.,]\d{1,2})?$/.test(text.trim()),

  /** The day of a payout: the first of a month from 2020 to 2049, as `01/MM/YY`. */
  payoutDate: (text) => /^01\/(?:0[1-9]|1[0-2])\/[2-4]\d$/.test(text.trim()),
} as const satisfies Record<string, (text: string) => boolean>;

function orEmpty(pattern: RegExp): (text: string) => boolean {
  return (text) => text.trim() === '' || pattern.test(text.trim());
}
