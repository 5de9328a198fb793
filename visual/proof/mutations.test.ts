import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project.ts';
import { edited } from './copy.ts';
import { MUTATIONS } from './mutations.ts';

test.each(MUTATIONS)('$name finds its one place in the code', async ({ edit, mark }) => {
  for (const change of mark ? [edit, mark] : [edit]) {
    const text = await readFile(join(ROOT, change.file), 'utf8');
    expect(edited(text, change)).not.toBe(text);
  }
});

test('the names are unique, as --only needs them', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(MUTATIONS)('$name looks for text that it takes away', ({ edit, sign }) => {
  if (sign.kind !== 'text' && sign.kind !== 'lines') return;
  expect(edit.find).toContain(sign.text);
  expect(edit.replace).not.toContain(sign.text);
});
