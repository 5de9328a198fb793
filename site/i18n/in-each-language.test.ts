import { expect, test } from 'vitest';
import { inEachLanguage } from './in-each-language.ts';

test('a language has its own words, or those of English', () => {
  expect(inEachLanguage({ en: 'Students', de: 'Studierende' })).toMatchObject({
    en: 'Students',
    de: 'Studierende',
  });
  expect(inEachLanguage({ en: ['a word'] }).de).toEqual(['a word']);
});

test('an address begins with the code of its language', () => {
  expect(inEachLanguage({ en: '/en/faqs' }).de).toBe('/de/faqs');
  expect(inEachLanguage({ en: '/en' }).de).toBe('/de');
  expect(inEachLanguage({ en: '/english' }).de).toBe('/english');
});
