import { expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import { createDraftText, fillPlaceholders } from './draft-text.ts';

test('a text that is not written yet is shown by its field', () => {
  const { sections } = fillPlaceholders(createDraft('', '').landing);
  expect(sections[0]).toMatchObject({ title: { en: '[hero.title]', de: '[hero.title]' } });
});

test('a text that is still wrong is shown as it was typed', () => {
  const t = createDraftText('fernblick', 'en');
  expect(t({ en: 'From {minimumContri', de: '' })).toBe('From {minimumContri');
});
