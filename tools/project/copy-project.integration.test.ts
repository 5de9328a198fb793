import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import { UserError } from '../../lib/user-error.ts';
import { copyProject } from './copy-project.fixture.ts';
import { CACHE_FOLDER } from './link-packages.ts';
import { ROOT } from './paths.ts';

const folders = [await createSharedFolder(), await createSharedFolder()];

test('two copies at the same time are whole, and share the packages but no cache', {
  timeout: 60_000,
}, async () => {
  const before = stagedHere();
  await Promise.all(folders.map((folder) => copyProject(folder)));
  for (const folder of folders) {
    const own = readFileSync(join(ROOT, 'package.json'), 'utf8');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(own);
    expect(existsSync(join(folder, 'node_modules/react/package.json'))).toBe(true);
    expect(existsSync(join(folder, CACHE_FOLDER, 'pictures'))).toBe(false);
    expect(filesOf(folder)).toEqual(filesOf(ROOT));
  }
  expect(stagedHere()).toBe(before);
});

test('nothing is copied into a folder that has something in it', async () => {
  await expect(copyProject(ROOT)).rejects.toThrow(UserError);
});

/** Tracked files and new ones, without what is ignored. */
function filesOf(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0');
  return files.filter((file) => existsSync(join(folder, file))).toSorted();
}

function stagedHere(): string {
  return execFileSync('git', ['diff', '--cached', '--stat'], { cwd: ROOT, encoding: 'utf8' });
}
