import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject, treeOfSources } from './copy-project.ts';
import { CACHE_FOLDER } from './link-packages.ts';
import { ROOT, UserError } from './project.ts';

const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `copy-${name}-`)));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('two copies at the same time are whole, and share the packages but no cache', {
  timeout: 60_000,
}, async () => {
  const before = stagedHere();
  const trees = await Promise.all(folders.map((folder) => copyProject(folder)));
  const tree = await treeOfSources();
  expect(trees).toEqual([tree, tree]);
  for (const folder of folders) {
    const own = readFileSync(join(ROOT, 'package.json'), 'utf8');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(own);
    expect(existsSync(join(folder, 'node_modules/react/package.json'))).toBe(true);
    expect(existsSync(join(folder, CACHE_FOLDER, 'pictures'))).toBe(false);
    execFileSync('git', ['add', '--all'], { cwd: folder });
    const copied = execFileSync('git', ['write-tree'], { cwd: folder, encoding: 'utf8' });
    expect(copied.trim()).toBe(tree);
  }
  expect(stagedHere()).toBe(before);
});

test('nothing is copied into a folder that has something in it', async () => {
  await expect(copyProject(ROOT)).rejects.toThrow(UserError);
});

function stagedHere(): string {
  return execFileSync('git', ['diff', '--cached', '--stat'], { cwd: ROOT, encoding: 'utf8' });
}
