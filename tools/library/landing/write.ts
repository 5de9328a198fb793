import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { TABLE_FILE } from '../../../site/landings/landing-files.ts';
import type { FileChange, SharedFiles } from '../../../site/landings/write/changes.ts';
import { runOrThrow } from '../../process/run.ts';
import { ROOT } from '../../project/paths.ts';
import type { LandingFiles } from './table.ts';

/** The files that hold something of every landing, as they are on disk. */
export async function readShared({ messages }: LandingFiles): Promise<SharedFiles> {
  return { table: await readFile(join(ROOT, TABLE_FILE), 'utf8'), messages };
}

/**
 * Makes changes to files, formatted by the project's formatter. The new texts are complete in a folder
 * of their own before the first file is replaced: when one cannot be written or formatted, all files
 * stay as they were.
 * @throws UserError with what the formatter says about a text that it cannot read
 */
export async function writeChanges(changes: readonly FileChange[], root = ROOT): Promise<void> {
  const written = changes.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
  const removed = changes.filter(({ text }) => text === null);
  // On the same disk as the files, which a rename needs.
  const staging = await mkdtemp(join(root, '.changes-'));
  try {
    for (const { file, text } of written) {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await writeFile(join(staging, file), text);
    }
    if (written.length > 0) await format(staging, root);
    for (const { file } of written) await rename(join(staging, file), join(root, file));
    for (const { file } of removed) await rm(join(root, file), { force: true });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function format(folder: string, root: string): Promise<void> {
  await runOrThrow(`biome check --write ${relative(root, folder)}`, root);
}
