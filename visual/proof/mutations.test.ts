import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, UserError } from '../../tools/library/project.ts';
import { edited } from './edits.ts';
import { MUTATIONS, markOf, mutationsNamed, traceOf, UNCHANGED } from './mutations.ts';

test.each(MUTATIONS)('$name finds its text exactly once', async (mutation) => {
  const text = await readFile(join(ROOT, mutation.file), 'utf8');
  expect(edited(text, mutation)).not.toBe(text);
});

test('unchanged code is edited without a change', async () => {
  const text = await readFile(join(ROOT, UNCHANGED.file), 'utf8');
  expect(edited(text, UNCHANGED)).toBe(text);
});

test('all marks can be inserted one after another', async () => {
  const texts = new Map<string, string>();
  for (const mark of MUTATIONS.flatMap(markOf)) {
    const text = texts.get(mark.file) ?? (await readFile(join(ROOT, mark.file), 'utf8'));
    texts.set(mark.file, edited(text, mark));
  }
  for (const mutation of MUTATIONS) {
    const trace = traceOf(mutation);
    const isMarked = texts.get(mutation.file)?.includes(`'--mark-${mutation.name}': '1'`);
    expect(isMarked ?? false, mutation.name).toBe(trace.kind === 'style');
  }
});

test('the names are unique, by which they are chosen', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(MUTATIONS)('$name looks for text that it removes', ({ find, replace, shownBy }) => {
  if (!('kind' in shownBy) || (shownBy.kind !== 'text' && shownBy.kind !== 'lines')) return;
  expect(find).toContain(shownBy.text);
  expect(replace).not.toContain(shownBy.text);
});

test('all are made without a name, otherwise those named', () => {
  expect(mutationsNamed([])).toBe(MUTATIONS);
  expect(mutationsNamed(['icon', 'token']).map(({ name }) => name)).toEqual(['icon', 'token']);
  expect(mutationsNamed(['unchanged', 'unchanged'])).toEqual([UNCHANGED, UNCHANGED]);
  expect(() => mutationsNamed(['--nonsense'])).toThrow(UserError);
});
