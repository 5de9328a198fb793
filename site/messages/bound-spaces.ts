import { mapValues } from '../calculation/map-values.ts';

/**
 * A text in ICU syntax in which no line break parts a number from its unit, or a sign or word such as
 * `§` and `section` from its number. An argument counts as a number.
 */
export function withBoundSpaces(text: string): string {
  return UNBREAKABLE.reduce((bound, space) => bound.replace(space, NO_BREAK_SPACE), text);
}

/** The same for texts by their ids. */
export function boundTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return mapValues(texts, (text, id) => (isVerbatim(id) ? text : withBoundSpaces(text)));
}

/** The spaces that no line may break at, bound or not: a test looks for them on pages. */
export const UNBREAKABLE: readonly RegExp[] = [
  /(?<=[\d}#])[ \u00a0](?=(€|%|kB|percent|euros?|years?|months?|Prozent|Euro|Jahre?n?|Monate?n?)(?![\p{L}\d]))/gu,
  /(?<=(?<![\p{L}\u00ad])(§|Abs\.|Nr\.|Satz|[Ss]ections?|no\.|age|Alter))[ \u00a0](?=[\d{])/gu,
];

/** The specification gives these word for word, with plain spaces. */
function isVerbatim(id: string): boolean {
  return id.startsWith('comparison.calculator.error.');
}

const NO_BREAK_SPACE = '\u00a0';
