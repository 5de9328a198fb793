import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UserError } from '../../lib/user-error.ts';
import { temporaryProject } from '../../visual/causes/temporary-project.fixture.ts';
import { edited, withEdit } from './edits.ts';

const edit = { name: 'edit', what: 'a word', file: 'a.ts', find: 'one', replace: 'two' };

test('replaces the only occurrence', () => {
  expect(edited('x one y', edit)).toBe('x two y');
});

test.each(['x y', 'one and one'])(
  'rejects "%s", in which the text does not occur exactly once',
  (text) => {
    expect(() => edited(text, edit)).toThrow(UserError);
  },
);

test('an edit is reverted after the work', async () => {
  const folder = await temporaryProject({ 'a.ts': 'one' });
  const now = () => readFile(join(folder, 'a.ts'), 'utf8');
  expect(await withEdit(folder, edit, now)).toBe('two');
  expect(await now()).toBe('one');
});

test('an edit is reverted when the work fails', async () => {
  const folder = await temporaryProject({ 'a.ts': 'one' });
  const failing = withEdit(folder, edit, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('one');
});
