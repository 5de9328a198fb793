import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Writes all of these files or none: each first beside its place, then moved there; if one cannot be
 * moved, those before it get their old contents back.
 * @param prepare works on the folder with the new files before they are moved
 */
export async function writeAll(
  files: readonly { file: string; text: string }[],
  root: string,
  prepare: (folder: string) => Promise<unknown>,
): Promise<void> {
  // In the same file system as the files, so that moving is one step.
  const folder = await mkdtemp(join(root, 'composer-'));
  try {
    const moves = await Promise.all(
      files.map(async ({ file, text }, index) => {
        const made = join(folder, `${index}-${basename(file)}`);
        await writeFile(made, text);
        const place = join(root, file);
        return { made, place, before: await contentsOf(place) };
      }),
    );
    await prepare(folder);
    await moveAll(moves);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Move {
  made: string;
  place: string;
  /** What is there now; undefined when there is nothing. */
  before: string | undefined;
}

async function moveAll(moves: readonly Move[]): Promise<void> {
  const moved: Move[] = [];
  try {
    for (const move of moves) {
      await rename(move.made, move.place);
      moved.push(move);
    }
  } catch (error) {
    for (const { place, before } of moved) {
      await (before === undefined ? rm(place) : writeFile(place, before));
    }
    throw error;
  }
}

/** A file's text; undefined when there is no such file. */
export async function contentsOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
