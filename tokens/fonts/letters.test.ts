import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { formatUnicodeRange, LETTERS } from './letters.ts';

test('letters in any order are a range as CSS writes it', () => {
  expect(formatUnicodeRange('€cabA')).toBe('U+41,U+61-63,U+20ac');
});

test('no letter is in two files, so that none is fetched twice', () => {
  const all = keysOf(LETTERS).flatMap((set) => [...LETTERS[set]]);
  expect(all.filter((letter, at) => all.indexOf(letter) < at)).toEqual([]);
});

test('names of people and places of Europe are in the files', () => {
  const all = Object.values(LETTERS).join('');
  const names =
    'José Núñez, Françoise L’Œuvre, Åsa Ødegård, Łukasz Żółć, Dvořák, Őrsi, Șerban, İnönü';
  expect([...names].filter((letter) => !all.includes(letter))).toEqual([]);
});
