import { fileURLToPath } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import knownWords from './known-words.json' with { type: 'json' };
import { listAllTexts, wordsOf } from './texts.ts';

/** British English: the texts write «subsidised». */
const DICTIONARIES: Record<Locale, { language: string; dictionary: string }> = {
  en: {
    language: 'en-GB',
    dictionary: import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'),
  },
  de: { language: 'de', dictionary: import.meta.resolve('@cspell/dict-de-de/cspell-ext.json') },
};

/** A dictionary is unpacked when it is first asked. */
const UNPACKING = { timeout: 60_000 };

test.each(LOCALES)('every word in %s is in its dictionary or known', UNPACKING, async (locale) => {
  const texts = [...listAllTexts(locale)].map(([at, text]) => ({ at, words: wordsOf(text) }));
  const wrong = new Set(await misspelt(texts.map(({ words }) => words).join('\n'), locale));
  const places = [...wrong].map(
    (word) => `${word}: ${texts.find(({ words }) => words.includes(word))?.at}`,
  );
  expect(places, 'Correct it, or add it to tests/source/known-words.json').toEqual([]);
});

test('every known word is needed', UNPACKING, async () => {
  const needed = new Set<string>();
  for (const locale of LOCALES) {
    const text = [...listAllTexts(locale).values()].map(wordsOf).join('\n');
    for (const word of await misspelt(text, locale, [])) needed.add(word);
  }
  // A name such as VersVermV is looked up in parts.
  const isNeeded = (word: string) => [...needed].some((part) => word.includes(part));
  expect(knownWords.filter((word) => !isNeeded(word))).toEqual([]);
});

test.each<[Locale, string]>([
  ['de', 'Rentenlüke'],
  ['de', 'auszhalen'],
  ['de', 'versicherung'],
  ['en', 'pention'],
  ['en', 'favor'],
])('a wrong word in %s is found: %s', async (locale, word) => {
  expect(await misspelt(`${word} 100 ETF`, locale)).toEqual([word]);
});

/** The words of a text that no dictionary of its language has, nor the list of known words. */
async function misspelt(
  text: string,
  locale: Locale,
  words: readonly string[] = knownWords,
): Promise<string[]> {
  const { language, dictionary } = DICTIONARIES[locale];
  const { issues } = await spellCheckDocument(
    { uri: 'texts.txt', text, languageId: 'plaintext', locale: language },
    { noConfigSearch: true, generateSuggestions: false },
    {
      loadDefaultConfiguration: false,
      import: [fileURLToPath(dictionary)],
      language,
      caseSensitive: true,
      words: [...words],
      maxNumberOfProblems: 1000,
    },
  );
  return [...new Set(issues.map((issue) => issue.text))].sort();
}
