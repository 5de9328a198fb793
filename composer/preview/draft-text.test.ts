import { expect, test } from 'vitest';
import { ownerOfId, ownPrefix } from '../../site/landings/landing-files.ts';
import { draftText } from './draft-text.ts';

test('a text that is not written yet is shown by its field', () => {
  const t = draftText('fernblick', 'en', { 'landing.employees.hero.title': '' });
  expect(t('landing.employees.hero.title')).toBe('[hero.title]');
});

test('so is that of a landing that has no name yet', () => {
  expect(ownerOfId(`${ownPrefix('')}hero.title`)).toEqual({ name: '', part: 'hero.title' });
});
