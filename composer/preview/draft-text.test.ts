import { expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import { createMessage } from './draft-message.ts';
import { draftText } from './draft-text.ts';

test('a text that cannot be read yet is shown as it was typed', () => {
  const t = draftText('fernblick', 'de');
  expect(t({ en: 'With {product', de: 'Mit {product' })).toBe('Mit {product');
});

test('a text that is not written yet is shown by its field', () => {
  const [hero] = createMessage(createDraft('', '')).sections;
  expect(hero).toMatchObject({ title: { en: '[hero.title]', de: '[hero.title]' } });
});
