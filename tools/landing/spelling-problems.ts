import knownWords from '../../site/i18n/known-words.json' with { type: 'json' };
import { LOCALES } from '../../site/i18n/locales.ts';
import { wordsOf } from '../../site/i18n/words-of.ts';
import { type LandingDrafts, listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { findMisspelt } from './misspelt.ts';

/**
 * Finds words in sound landings that no dictionary has. Apart from their other problems, because
 * dictionaries are files that only commands and servers read.
 */
export async function findSpellingProblems(landings: LandingDrafts): Promise<Problem[]> {
  const texts = Object.entries(landings).flatMap(([landing, draft]) =>
    listOwnTexts(draft)
      .filter(({ rule }) => !rule.hasNames)
      .map(({ field, text }) => ({ landing, field, text })),
  );
  const found = LOCALES.map(async (locale) => {
    const words = texts.map((own) => ({ ...own, words: wordsOf(own.text[locale]) }));
    // Rows share most of their texts: each is looked up once.
    const all = [...new Set(words.map((own) => own.words))].join('\n');
    const wrong = await findMisspelt(all, locale, knownWords);
    return wrong.flatMap((word) =>
      words
        .filter((own) => hasWord(own.words, word))
        .map(({ landing, field }) => ({
          file: getLandingFile(landing),
          landing,
          field,
          locale,
          problem: `says “${word}”, which no dictionary has`,
          advice: 'Correct it, or add it to site/i18n/known-words.json.',
        })),
    );
  });
  return (await Promise.all(found)).flat();
}

/** Whether a text has a word as a whole, perhaps of another in camel case: “Betriebsrente” has no “rente”. */
function hasWord(text: string, word: string): boolean {
  const end = String.raw`(?<=\p{Ll})(?=\p{Lu})`;
  return new RegExp(`(?:(?<!\\p{L})|${end})${word}(?:(?!\\p{L})|${end})`, 'u').test(text);
}
