import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { listAllTexts, wordsOf } from './texts.ts';

/** Texts that are given word for word. */
const VERBATIM: Readonly<Record<string, string>> = {
  'comparison.calculator.error.oneTimeContribution': 'the message of the specification',
};

/** One thing and its name in a language. */
interface Term {
  name: string;
  refused: readonly string[];
}

const TERMS: Record<Locale, Term[]> = { de: readTerms(1), en: readTerms(3) };

describe.each(LOCALES)('the terms in %s', (locale) => {
  const texts = [...listAllTexts(locale)].map(([at, text]) => ({ at, words: wordsOf(text) }));

  test('are used instead of the words that docs/terms.md refuses', () => {
    const faults = TERMS[locale].flatMap(({ name, refused }) =>
      refused.flatMap((word) => {
        const pattern = patternOf(word);
        return texts
          .filter(({ at, words }) => pattern.test(words) && !(at in VERBATIM))
          .map(({ at }) => `${at} says “${word}”. Write “${name}”.`);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('are words that the texts use', () => {
    const all = texts.map(({ words }) => words).join('\n');
    const names = TERMS[locale].flatMap(({ name }) => name.split(', '));
    expect(names.filter((name) => !stemOf(name).test(all))).toEqual([]);
  });

  test('do not promise, but where money is decided and in the footer', () => {
    const promise = { de: /kein Versprechen/i, en: /not a promise/i }[locale];
    const places = texts.filter(({ words }) => promise.test(words)).map(({ at }) => at);
    expect(places.toSorted()).toEqual(['comparison.calculator.note', 'frame.footer.risk']);
  });
});

test('every exception is needed', () => {
  const isNeeded = (at: string) =>
    LOCALES.some((locale) => {
      const words = wordsOf(listAllTexts(locale).get(at) ?? '');
      return TERMS[locale].some(({ refused }) =>
        refused.some((word) => patternOf(word).test(words)),
      );
    });
  expect(Object.keys(VERBATIM).filter((at) => !isNeeded(at))).toEqual([]);
});

test.each([
  ['Jahresgebühr*', 'Die Jahresgebühren sinken.', true],
  ['Police*', 'Deine Police', true],
  ['our fee', 'Four feet', false],
  ['KID', 'kidney', false],
  ['tariff*', 'the 2026 tariff', true],
])('“%s” is found in “%s”: %s', (word, text, found) => {
  expect(patternOf(word).test(text)).toBe(found);
});

/** The terms of a language: the column of its names, and beside it what is refused. */
function readTerms(column: number): Term[] {
  const table = readFileSync(join(ROOT, 'docs/terms.md'), 'utf8').match(/^\|.+\|$/gm) ?? [];
  return table.slice(2).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return { name: cells[column + 1] ?? '', refused: (cells[column + 2] ?? '').split(', ') };
  });
}

/** A refused word as a whole word, in which `*` stands for any letters. */
function patternOf(word: string): RegExp {
  const letters = word.replaceAll(/[.()]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
}

/** A name with the endings that its words may have in a sentence. */
function stemOf(name: string): RegExp {
  const words = name.replaceAll(/[()]/g, '\\$&').split(' ');
  return new RegExp(
    words.map((word) => `${word.replace(/(e|er|en|es)$/, '')}\\p{L}*`).join('\\s'),
    'iu',
  );
}
