import { expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import { createDraftText, fillPlaceholders } from './draft-text.ts';

test('a text that is not written yet is shown by its field', () => {
  const [hero] = fillPlaceholders(createDraft('', '').landing.sections);
  expect(hero).toMatchObject({ title: { en: '[Hero: title]', de: '[Hero: title]' } });
});

test('a text that is still wrong is shown as it was typed', () => {
  const t = createDraftText('fernblick', 'en');
  expect(t({ en: 'From {minimumContri', de: '' })).toBe('From {minimumContri');
});
