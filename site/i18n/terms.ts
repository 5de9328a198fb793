import { termTable } from '#terms';
import { createRecord } from '../../lib/objects.ts';
import { LOCALES, type Locale, nameInEnglish } from './locales.ts';
import type { WordingProblem } from './wording.ts';

/** One thing, its name in a language, and the words that it is not called. */
interface Term {
  meaning: string;
  name: string;
  refused: readonly string[];
}

/** The rows of docs/terms.md; none in a language that has no column there. */
export const TERMS: Readonly<Record<Locale, readonly Term[]>> = createRecord(LOCALES, readTerms);

/** Finds the words in a text, without soft hyphens, that docs/terms.md refuses. */
export function findTermProblems(text: string, locale: Locale): WordingProblem[] {
  return TERMS[locale].flatMap(({ meaning, name, refused }) =>
    refused.flatMap((word) => {
      const [found] = text.match(matchTerm(word)) ?? [];
      if (!found) return [];
      const problem = `says “${found}”`;
      const advice = `Write “${name}” for ${meaning}, and for all else another word (docs/terms.md).`;
      return { problem, advice };
    }),
  );
}

/** A refused word as a whole word, in which `*` stands for any letters. */
export function matchTerm(word: string): RegExp {
  const letters = word.replaceAll(/[.()]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
}

/** What is refused stands beside the names. */
function readTerms(locale: Locale): Term[] {
  const rows = termTable.match(/^\|.+\|$/gm) ?? [];
  const [heads = [], , ...lines] = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const column = heads.indexOf(nameInEnglish(locale));
  if (column < 0) return [];
  return lines.map((cells) => {
    const [, meaning = ''] = cells;
    return { meaning, name: cells[column] ?? '', refused: cells[column + 1]?.split(', ') ?? [] };
  });
}
