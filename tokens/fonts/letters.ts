/** What every page has of a font: the letters of our own texts in both languages. A test reads them all. */
const COMMON = `${listLetters(' ', '~', '$*<>\\^_`{|}~')}ÄÖÜäöüß§·×÷–‘’‚“”„…€−↑↓\u00a0\u00ad`;

/**
 * The letters of the files that each font is cut into. A browser fetches the files besides `common`
 * only for a page that has one of their letters, such as the name of somebody who wrote a review.
 */
export const LETTERS = {
  common: COMMON,
  /** The rest of ASCII and Latin-1, for western and northern Europe, and rarer punctuation. */
  rare: `${listLetters(' ', '~', COMMON)}${listLetters('\u00a0', 'ÿ', COMMON)}ıŒœ—‹›•™`,
  /** Latin Extended-A, from Polish to Turkish, and the two letters of Romanian that it lacks. */
  extended: `${listLetters('Ā', 'ſ', 'ıŒœ')}ȘșȚț`,
};

export type LetterSet = keyof typeof LETTERS;

/** Letters as the value of `unicode-range`, such as `U+20-22,U+41`. */
export function formatUnicodeRange(letters: string): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of toCodes(letters).sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const toHex = (code: number) => code.toString(16);
  return runs
    .map(({ first, last }) => `U+${toHex(first)}${last > first ? `-${toHex(last)}` : ''}`)
    .join();
}

/** The letters of Unicode from one to another, without some. */
function listLetters(first: string, last: string, without: string): string {
  const [start = 0, end = 0] = toCodes(first + last);
  const all = Array.from({ length: end - start + 1 }, (_, at) => String.fromCodePoint(start + at));
  return all.filter((letter) => !without.includes(letter)).join('');
}

function toCodes(letters: string): number[] {
  return Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
}
