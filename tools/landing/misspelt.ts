import { fileURLToPath } from 'node:url';
import type { Locale } from '../../site/i18n/locales.ts';

/** British English: the texts write «subsidised». */
const DICTIONARIES: Record<Locale, { language: string; dictionary: string }> = {
  en: {
    language: 'en-GB',
    dictionary: import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'),
  },
  de: { language: 'de', dictionary: import.meta.resolve('@cspell/dict-de-de/cspell-ext.json') },
};

/** The words of a text that neither the dictionary of its language has nor the list of known words. */
export async function findMisspelt(
  text: string,
  locale: Locale,
  knownWords: readonly string[],
): Promise<string[]> {
  // It takes a second to load, which most commands need not wait for.
  const { spellCheckDocument } = await import('cspell-lib');
  const { language, dictionary } = DICTIONARIES[locale];
  const { issues } = await spellCheckDocument(
    { uri: 'texts.txt', text, languageId: 'plaintext', locale: language },
    { noConfigSearch: true, generateSuggestions: false },
    {
      loadDefaultConfiguration: false,
      import: [fileURLToPath(dictionary)],
      language,
      caseSensitive: true,
      words: [...knownWords],
      maxNumberOfProblems: 1000,
    },
  );
  return [...new Set(issues.map((issue) => issue.text))].sort();
}
