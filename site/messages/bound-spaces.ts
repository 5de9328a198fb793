/**
 * A text in ICU syntax in which no line break parts a number from its unit, or a sign or word such as
 * `§` and `section` from its number. An argument counts as a number.
 */
export function withBoundSpaces(text: string): string {
  return text.replace(BEFORE_UNIT, NO_BREAK_SPACE).replace(AFTER_SIGN, NO_BREAK_SPACE);
}

const NO_BREAK_SPACE = '\u00a0';

const BEFORE_UNIT =
  /(?<=[\d}#]) (?=(€|%|kB|percent|euros?|years?|months?|Prozent|Euro|Jahre?n?|Monate?n?)(?![\p{L}\d]))/gu;

const AFTER_SIGN = /(?<=(^|[^\p{L}])(§|Abs\.|Nr\.|Satz|sections?|no\.|age|Alter)) (?=[\d{])/gu;
