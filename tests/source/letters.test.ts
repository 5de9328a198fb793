import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { wordsOf } from '../../site/i18n/words-of.ts';
import { LETTERS } from '../../tokens/fonts/letters.ts';
import { listAllTexts } from './texts.ts';

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('have only letters that every page loads', () => {
    // The check of landings takes any that our fonts have: a page loads the file with it alone.
    const texts = [...listAllTexts(locale)].filter(([place]) => !place.startsWith('landings.'));
    expect(texts.length).toBeGreaterThan(500);
    const rare = texts.flatMap(([place, text]) =>
      [...wordsOf(text)]
        .filter((letter) => !LETTERS.common.includes(letter) && letter !== '\n')
        .map((letter) => `${letter} in ${place}`),
    );
    expect(rare, 'Another letter, or a place in LETTERS of tokens/fonts/letters.ts').toEqual([]);
  });
});
