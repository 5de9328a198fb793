import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { headCommit } from './git.ts';
import { inWorktree } from './worktree.ts';

const graph = { root: ROOT, built: [], stories: new Map() };

function worktrees(): string {
  return execFileSync('git', ['worktree', 'list'], { cwd: ROOT, encoding: 'utf8' });
}

test('a commit is checked out with its packages while the work runs', async () => {
  const before = worktrees();
  let folder = '';
  const name = await inWorktree(headCommit(), graph, async (checkout) => {
    folder = checkout;
    expect(existsSync(join(checkout, 'node_modules/react/package.json'))).toBe(true);
    return JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')).name;
  });
  expect(name).toBe('fernblick');
  expect(existsSync(folder)).toBe(false);
  expect(worktrees()).toBe(before);
});

test('failed work and a missing commit leave nothing behind', async () => {
  const before = worktrees();
  const failing = inWorktree(headCommit(), graph, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  const missing = inWorktree('0'.repeat(40), graph, async () => {});
  await expect(missing).rejects.toThrow('git fetch --unshallow');
  expect(worktrees()).toBe(before);
});
