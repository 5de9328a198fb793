import { expect, test } from 'vitest';
import knownWords from '../../site/i18n/known-words.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { wordsOf } from '../../site/i18n/words-of.ts';
import { findMisspelt } from '../../tools/landing/misspelt.ts';
import { listAllTexts } from './texts.ts';

/** A dictionary is unpacked when it is first asked. */
const UNPACKING = { timeout: 60_000 };

test.each(LOCALES)('every word in %s is in its dictionary or known', UNPACKING, async (locale) => {
  const texts = [...listAllTexts(locale)].map(([at, text]) => ({ at, words: wordsOf(text) }));
  const wrong = new Set(
    await findMisspelt(texts.map(({ words }) => words).join('\n'), locale, knownWords),
  );
  const places = [...wrong].map(
    (word) => `${word}: ${texts.find(({ words }) => words.includes(word))?.at}`,
  );
  expect(places, 'Correct it, or add it to site/i18n/known-words.json').toEqual([]);
});

test('every known word is needed', UNPACKING, async () => {
  const needed = new Set<string>();
  for (const locale of LOCALES) {
    const text = [...listAllTexts(locale).values()].map(wordsOf).join('\n');
    for (const word of await findMisspelt(text, locale, [])) needed.add(word);
  }
  // A name such as VersVermV is looked up in parts.
  const isNeeded = (word: string) => [...needed].some((part) => word.includes(part));
  const unneeded = knownWords.filter((word) => !isNeeded(word));
  expect(unneeded, 'Take it out of site/i18n/known-words.json').toEqual([]);
});

test.each<[Locale, string]>([
  ['de', 'Rentenlüke'],
  ['de', 'auszhalen'],
  ['de', 'versicherung'],
  ['en', 'pention'],
  ['en', 'favor'],
])('a wrong word in %s is found: %s', async (locale, word) => {
  expect(await findMisspelt(`${word} 100 ETF`, locale, knownWords)).toEqual([word]);
});
