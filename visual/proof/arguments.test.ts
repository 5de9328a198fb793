import { expect, test } from 'vitest';
import { UserError } from '../../tools/library/project.ts';
import { readOptions } from './arguments.ts';
import { MUTATIONS, UNCHANGED } from './mutations.ts';

test('without options: every mutation once, in a temporary folder', () => {
  expect(readOptions([])).toEqual({ mutations: MUTATIONS, all: false });
});

test('reads every option', () => {
  const { mutations, ...options } = readOptions(['icon', 'token', '--all', '--keep', 'copy']);
  expect(mutations.map(({ name }) => name)).toEqual(['icon', 'token']);
  expect(options).toEqual({ all: true, keep: 'copy' });
});

test('unchanged code can be run several times', () => {
  expect(readOptions(['unchanged', 'unchanged']).mutations).toEqual([UNCHANGED, UNCHANGED]);
});

test.each([['--keep'], ['--nonsense'], ['nothing']])('rejects %s', (word) => {
  expect(() => readOptions([word])).toThrow(UserError);
});
