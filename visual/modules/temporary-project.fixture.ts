import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** For tests: a folder with these files, text by path, that lives as long as the running test. */
export async function temporaryProject(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'fernblick-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeInto(root, files);
  return root;
}

/** For tests: writes files, text by path. */
export async function writeInto(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}
