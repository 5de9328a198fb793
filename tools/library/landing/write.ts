import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLE_FILE } from '../../../site/landings/landing-files.ts';
import type { FileChange, SharedFiles } from '../../../site/landings/write/changes.ts';
import { ROOT } from '../project.ts';
import { runOrThrow } from '../run.ts';
import type { LandingFiles } from './table.ts';

/** The files that hold something of every landing, as they are on disk. */
export async function readShared({ messages }: LandingFiles): Promise<SharedFiles> {
  return { table: await readFile(join(ROOT, TABLE_FILE), 'utf8'), messages };
}

/**
 * Makes changes to files, all or none: each new text is complete beside its file before the first
 * file is replaced. Then the project's formatter has the last word.
 */
export async function writeChanges(changes: readonly FileChange[]): Promise<void> {
  const written = changes.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
  await Promise.all(written.map(({ file, text }) => writeFile(besides(file), text)));
  for (const { file } of written) await rename(besides(file), join(ROOT, file));
  const removed = changes.filter(({ text }) => text === null);
  await Promise.all(removed.map(({ file }) => rm(join(ROOT, file), { force: true })));
  await runOrThrow(`biome check --write ${written.map(({ file }) => file).join(' ')}`);
}

function besides(file: string): string {
  return join(ROOT, `${file}.new`);
}
