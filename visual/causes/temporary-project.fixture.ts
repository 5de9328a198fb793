import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder with these files (text by path) that is removed after the current test. */
export async function createProject(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeInto(root, files);
  return root;
}

/** Creates a folder that is removed after all tests of the file. */
export async function createFolder(): Promise<string> {
  const folder = await makeFolder();
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes files (text by path). */
export async function writeInto(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

/** Writes files and commits everything. */
export async function commit(
  root: string,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await writeInto(root, files);
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message=A commit');
}

/** Runs git as a person who needs no config; every commit is a second newer than the one before. */
export function runGit(root: string, ...args: string[]): void {
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.org' },
    ...{ GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.org' },
    GIT_COMMITTER_DATE: new Date(now++ * 1000).toISOString(),
  };
  execFileSync('git', args, { cwd: root, env, stdio: 'pipe' });
}

async function makeFolder(): Promise<string> {
  return await realpath(await mkdtemp(join(tmpdir(), 'fernblick-')));
}

let now = Date.UTC(2026, 0, 15) / 1000;
