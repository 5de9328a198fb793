import { expect, test } from 'vitest';
import { formatSelection, listFrames, listRows, parseSelection, toggle } from './frames.ts';

const CHOICES = { locale: ['en', 'de'], scheme: ['light', 'dark'], width: ['360', '960'] };

test('an address says what is selected, and no more', () => {
  const text = 'locale:en,de;width:360';
  expect(formatSelection(parseSelection(text))).toBe(text);
  expect(parseSelection('nonsense;locale:')).toEqual({});
});

test('a value that is toggled takes its place among the choices', () => {
  const selection = toggle({ width: ['360'] }, ['locale', 'de'], CHOICES);
  expect(formatSelection(selection)).toBe('locale:de;width:360');
  expect(formatSelection(toggle(selection, ['locale', 'en'], CHOICES))).toBe(
    'locale:en,de;width:360',
  );
  expect(toggle({ locale: ['en'] }, ['locale', 'en'], CHOICES)).toEqual({});
});

test.each([
  ['locale:en,de', [2]],
  ['width:1,2,3,4,5', [3, 2]],
  ['locale:en,de;width:1,2', [2, 2]],
  ['locale:en,de;width:1,2,3', [3, 3]],
  ['width:1,2,3;locale:en,de', [2, 2, 2]],
  ['locale:en,de;scheme:dark', [2]],
])('frames of %s stand in rows of %j', (text, lengths) => {
  const selection = parseSelection(text);
  const rows = listRows(listFrames(selection), selection);
  expect(rows.map(({ length }) => length)).toEqual(lengths);
});
