import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { edited } from './edits.ts';
import { MUTATIONS, mutationsNamed, UNCHANGED } from './mutations.ts';

test.each(MUTATIONS)('$name finds its text exactly once', async (mutation) => {
  const text = await readFile(join(ROOT, mutation.file), 'utf8');
  expect(edited(text, mutation)).not.toBe(text);
});

test('unchanged code is edited without a change', async () => {
  const text = await readFile(join(ROOT, UNCHANGED.file), 'utf8');
  expect(edited(text, UNCHANGED)).toBe(text);
});

test('the names are unique, by which they are chosen', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('all are made without a name, otherwise those named', () => {
  expect(mutationsNamed([])).toBe(MUTATIONS);
  expect(mutationsNamed(['icon', 'token']).map(({ name }) => name)).toEqual(['icon', 'token']);
  expect(mutationsNamed(['unchanged', 'unchanged'])).toEqual([UNCHANGED, UNCHANGED]);
  expect(() => mutationsNamed(['--nonsense'])).toThrow(UserError);
});
