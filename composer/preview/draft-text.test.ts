import { expect, test } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { createDraft } from '../draft/create-draft.ts';
import { fillPlaceholders, getDraftTexts } from './draft-text.ts';

test('a text that is not written yet is shown by its field', () => {
  const [hero] = fillPlaceholders(createDraft('', '').landing.sections);
  expect(hero).toMatchObject({ title: { en: '[Hero: title]', de: '[Hero: title]' } });
});

test('a text that is still wrong is shown as it was typed', () => {
  const { say } = getDraftTexts('fernblick', 'en');
  expect(say(inEachLanguage({ en: 'From {minimumContri', de: '' }))).toBe('From {minimumContri');
});
