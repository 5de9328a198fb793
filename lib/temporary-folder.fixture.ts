import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string>>;

/** Makes a folder with these files (text by path), which goes when the current test has ended. */
export async function createFolder(files: Files = {}): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

/** Makes an empty folder for all tests of a file, which goes when the last has ended. */
export async function createSharedFolder(): Promise<string> {
  const folder = await makeFolder();
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files (text by path) into a folder that need not exist. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function makeFolder(): Promise<string> {
  return await realpath(await mkdtemp(join(tmpdir(), 'fernblick-')));
}
