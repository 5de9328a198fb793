import { expect, test } from 'vitest';
import { findMissingTexts } from './find-missing-texts.ts';
import { inEachLanguage } from './in-each-language.ts';

test('every text that one language lacks is named by its place', () => {
  const questions = {
    start: {
      question: inEachLanguage({ en: 'When?' }),
      answer: { ...inEachLanguage({ en: ['Now.'] }) },
    },
    gap: [{ title: { ...inEachLanguage({ en: 'Gap' }), de: undefined } }],
  };
  expect(findMissingTexts(JSON.parse(JSON.stringify(questions)))).toEqual([
    'gap.1.title has no text in de. Write it there, too.',
  ]);
});
