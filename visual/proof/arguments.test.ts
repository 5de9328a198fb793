import { expect, test } from 'vitest';
import { UserError } from '../../tools/library/project.ts';
import { readOptions } from './arguments.ts';
import { MUTATIONS } from './mutations.ts';

test('without options: every mutation once, in a temporary folder', () => {
  expect(readOptions([])).toEqual({ mutations: MUTATIONS, all: false });
});

test('reads every option', () => {
  const words = ['icon', 'token', '--unchanged', '10', '--all', '--keep', 'copy'];
  const { mutations, ...options } = readOptions(words);
  expect(mutations.map(({ name }) => name)).toEqual(['icon', 'token']);
  expect(options).toEqual({ unchanged: 10, all: true, keep: 'copy' });
});

test.each([['--unchanged', '0'], ['--unchanged', 'often'], ['--nonsense'], ['nothing']])(
  'rejects %s %s',
  (...words) => {
    expect(() => readOptions(words.filter(Boolean))).toThrow(UserError);
  },
);
