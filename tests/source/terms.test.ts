import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { findTermProblems, matchTerm, TERMS } from '../../site/i18n/terms.ts';
import { wordsOf } from '../../site/i18n/words-of.ts';
import { listAllTexts } from './texts.ts';

/** Texts that are given word for word. */
const VERBATIM: Readonly<Record<string, string>> = {
  'comparison.calculator.error.oneTimeContribution': 'the message of the specification',
};

describe.each(LOCALES)('the terms in %s', (locale) => {
  const texts = [...listAllTexts(locale)].map(([at, text]) => ({ at, words: wordsOf(text) }));

  test('are used instead of the words that docs/terms.md refuses', () => {
    const faults = texts
      .filter(({ at }) => !(at in VERBATIM))
      .flatMap(({ at, words }) =>
        findTermProblems(words, locale).map(({ problem, advice }) => `${at} ${problem}. ${advice}`),
      );
    expect(faults).toEqual([]);
  });

  test('are words that the texts use', () => {
    const all = texts.map(({ words }) => words).join('\n');
    const names = TERMS[locale].flatMap(({ name }) => name.split(', '));
    expect(names.filter((name) => !stemOf(name).test(all))).toEqual([]);
  });
});

test.each([
  ['en', /not a promise/i],
  ['de', /kein Versprechen/i],
] as const)(
  'no text in %s promises, but where money is decided and in the footer',
  (locale, promise) => {
    const places = [...listAllTexts(locale)].flatMap(([at, text]) =>
      promise.test(wordsOf(text)) ? [at] : [],
    );
    expect(places.toSorted()).toEqual(['comparison.calculator.note', 'frame.footer.risk']);
  },
);

test('every exception is needed', () => {
  const isNeeded = (at: string) =>
    LOCALES.some(
      (locale) => findTermProblems(wordsOf(listAllTexts(locale).get(at) ?? ''), locale).length > 0,
    );
  expect(Object.keys(VERBATIM).filter((at) => !isNeeded(at))).toEqual([]);
});

test.each([
  ['Jahresgebühr*', 'Die Jahresgebühren sinken.', true],
  ['Police*', 'Deine Police', true],
  ['our fee', 'Four feet', false],
  ['KID', 'kidney', false],
  ['tariff*', 'the 2026 tariff', true],
])('“%s” is found in “%s”: %s', (word, text, found) => {
  expect(matchTerm(word).test(text)).toBe(found);
});

/** A name with the endings that its words may have in a sentence. */
function stemOf(name: string): RegExp {
  const words = name.replaceAll(/[()]/g, '\\$&').split(' ');
  return new RegExp(
    words.map((word) => `${word.replace(/(e|er|en|es)$/, '')}\\p{L}*`).join('\\s'),
    'iu',
  );
}
