import { expect, test } from 'vitest';
import { UserError } from '../../tools/library/project.ts';
import { readOptions } from './arguments.ts';

test('without options: every mutation once, in a temporary folder', () => {
  expect(readOptions([])).toEqual({ all: false });
});

test('reads every option', () => {
  const words = ['--only', 'icon', '--unchanged', '10', '--all', '--keep', 'copy'];
  expect(readOptions(words)).toEqual({ only: 'icon', unchanged: 10, all: true, keep: 'copy' });
});

test.each([
  ['--unchanged', '0'],
  ['--unchanged', 'often'],
  ['--nonsense'],
  ['icon'],
  ['--only', 'nothing'],
])('rejects %s %s', (...words) => {
  expect(() => readOptions(words.filter(Boolean))).toThrow(UserError);
});
