import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { COPIED_FIXTURE, chooseMutations, FIXTURE, MUTATIONS, UNCHANGED } from './mutations.ts';

test.each(MUTATIONS)('the mutation $name edits its files', async ({ edits }) => {
  for (const { file, change } of edits) {
    const text = await readFile(join(ROOT, file.replace(COPIED_FIXTURE, FIXTURE)), 'utf8');
    expect(change(text)).not.toBe(text);
  }
});

test('all mutations are made without a name, otherwise those named', () => {
  expect(chooseMutations([])).toBe(MUTATIONS);
  expect(chooseMutations(['token', 'unchanged']).at(-1)).toBe(UNCHANGED);
  expect(() => chooseMutations(['nonsense'])).toThrow('Choose from: padding');
});
