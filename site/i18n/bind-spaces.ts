import { mapValues } from '../../lib/objects.ts';

/**
 * A text in ICU syntax in which no line break parts a number from its unit, a sign or word such as `§`
 * and `section` from its number or numbers and its first paragraph, the law from the last of them, a day
 * from its month or the two halves of a word such as `take-home`. An argument counts as a number.
 */
export function bindSpaces(text: string): string {
  const bound = UNBREAKABLE.reduce((part, space) => part.replace(space, NO_BREAK_SPACE), text);
  return bound.replace(AFTER_HYPHEN, WORD_JOINER);
}

/** The same for texts by their ids. */
export function bindTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return mapValues(texts, (text, id) => (isVerbatim(id) ? text : bindSpaces(text)));
}

/** The spaces that no line may break at, bound or not: a test looks for them on pages. */
export const UNBREAKABLE: readonly RegExp[] = [
  /(?<=[\d}#])[ \u00a0](?=(€|%|kB|percent|euros?|years?|months?|Prozent|Euro|Jahre?n?|Monate?n?)(?![\p{L}\d]))/gu,
  /(?<=(?<![\p{L}\u00ad])(§|Art\.|Abs\.|Nr\.|Satz|[Ss]ections?|no\.|age|Alter|PDF,))[ \u00a0](?=[\d{])/gu,
  /(?<=§§[ \u00a0]\d+\p{L}?,)[ \u00a0](?=\d)/gu,
  // With a law behind it the whole would be wider than a phone at twice the text size.
  /(?<=(§|[Ss]ection)[ \u00a0]\d+\p{L}?)[ \u00a0](?=((Abs\.|Nr\.|no\.)[ \u00a0]\d+\p{L}?|\(\d+\))(?![\d\p{L}]|[ \u00a0]\p{Lu}))/gu,
  // The law behind the last of its numbers; the books of the SGB have numbers.
  /(?<=(§|Art\.|Abs\.|Nr\.|Satz|[Ss]ections?|no\.)[ \u00a0](\d+\p{L}?(,[ \u00a0]| bis | to ))?\d+\p{L}?|\(\d+\))[ \u00a0](?=(\p{Lu}[\p{L}-]*[GVOB]|GDPR)(?!\p{L}))/gu,
  /(?<=SGB)[ \u00a0](?=[IVX])/gu,
  /(?<=(?<!\d)\d{1,2}\.?)[ \u00a0](?=(Janua|Februa|March|März|April|May|Mai|Jun|Jul|August|Septem|O[ck]to|Novem|De[cz]em))/gu,
];

const AFTER_HYPHEN = /(?<=ETF-)(?=Sparplan)|(?<=[Tt]ake-)(?=home)|(?<=VVG-)(?=InfoV)/gu;

/** These are given word for word, with plain spaces. */
function isVerbatim(id: string): boolean {
  return id.startsWith('comparison.calculator.error.');
}

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
