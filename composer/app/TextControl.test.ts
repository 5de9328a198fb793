import { expect, test } from 'vitest';
import { isSoftHyphenKey } from './TextControl.tsx';

test.each([
  ['Alt and the hyphen', { altKey: true, key: '-' }, true],
  ['Option and the hyphen on a Mac', { altKey: true, key: '–' }, true],
  ['the hyphen', { altKey: false, key: '-' }, false],
  ['an en dash that is on the keyboard', { altKey: false, key: '–' }, false],
  ['Option, Shift and the hyphen on a Mac', { altKey: true, key: '—' }, false],
  ['Option and ß on a German Mac', { altKey: true, key: '¿' }, false],
])('%s are a soft hyphen or not', (_name, event, expected) => {
  expect(isSoftHyphenKey(event)).toBe(expected);
});
