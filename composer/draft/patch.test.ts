import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { patchOf } from './patch.ts';

const numbered = (...skipped: number[]) =>
  Array.from({ length: 40 }, (_, at) => `line ${at + 1}\n`)
    .filter((_, at) => !skipped.includes(at + 1))
    .join('');

test('a patch makes git write the changed and the new files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'composer-patch-'));
  const before = numbered(30);
  const changed = numbered(2, 3, 20).replace('line 39\n', 'line 39\nline 39 and a half\n');
  await writeFile(join(folder, 'old.txt'), before);
  const changes = [
    { file: 'old.txt', text: changed },
    { file: 'new.txt', text: 'a\nb\n' },
  ];
  await writeFile(join(folder, 'a.patch'), patchOf(changes, new Map([['old.txt', before]])));
  await promisify(execFile)('git', ['apply', 'a.patch'], { cwd: folder });
  expect(await readFile(join(folder, 'old.txt'), 'utf8')).toBe(changed);
  expect(await readFile(join(folder, 'new.txt'), 'utf8')).toBe('a\nb\n');
  await rm(folder, { recursive: true });
});

test('a file that stays as it is has no patch', () => {
  expect(patchOf([{ file: 'a.txt', text: 'a\n' }], new Map([['a.txt', 'a\n']]))).toBe('');
});
