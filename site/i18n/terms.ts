import { termTable } from '#terms';
import type { Locale } from './locales.ts';
import type { WordingProblem } from './wording.ts';

/** One thing, its name in a language, and the words that it is not called. */
interface Term {
  meaning: string;
  name: string;
  refused: readonly string[];
}

/** The rows of docs/terms.md. */
export const TERMS: Readonly<Record<Locale, readonly Term[]>> = {
  de: readTerms(2),
  en: readTerms(4),
};

/** Finds the words in a text, without soft hyphens, that docs/terms.md refuses. */
export function findTermProblems(text: string, locale: Locale): WordingProblem[] {
  return TERMS[locale].flatMap(({ meaning, name, refused }) =>
    refused.flatMap((word) => {
      const [found] = text.match(matchTerm(word)) ?? [];
      if (!found) return [];
      const problem = `says “${found}”`;
      return { problem, advice: `Where ${meaning} is meant, write “${name}” (docs/terms.md).` };
    }),
  );
}

/** A refused word as a whole word, in which `*` stands for any letters. */
export function matchTerm(word: string): RegExp {
  const letters = word.replaceAll(/[.()]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
}

/** @param column that of the names; beside it stands what is refused */
function readTerms(column: number): Term[] {
  const rows = termTable.match(/^\|.+\|$/gm) ?? [];
  return rows.slice(2).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, meaning = ''] = cells;
    return { meaning, name: cells[column] ?? '', refused: cells[column + 1]?.split(', ') ?? [] };
  });
}
