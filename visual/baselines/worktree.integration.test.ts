import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { runGit } from './git.ts';
import { withWorktree } from './worktree.ts';

const head = runGit(ROOT, 'rev-parse HEAD')?.trim() ?? '';

function worktrees(): string | undefined {
  return runGit(ROOT, 'worktree list');
}

test('a commit is checked out with its packages while the work runs', async () => {
  const before = worktrees();
  let folder = '';
  const name = await withWorktree(head, false, async (checkout) => {
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
  const failing = withWorktree(head, false, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  const missing = withWorktree('0'.repeat(40), false, async () => {});
  await expect(missing).rejects.toThrow('git fetch --unshallow');
  expect(worktrees()).toBe(before);
});
