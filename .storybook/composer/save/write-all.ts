import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes all of these files or none: each first beside its place, then moved there; if one cannot be
 * moved, those before it get their old contents back.
 * @param files texts by path, relative to `root`
 */
export async function writeAll(files: ReadonlyMap<string, string>, root: string): Promise<void> {
  // In the same file system as the files, so that moving is one step.
  const folder = await mkdtemp(join(root, '.composer-'));
  try {
    const moves = await Promise.all(
      [...files].map(async ([path, text], index) => {
        const made = join(folder, String(index));
        await writeFile(made, text);
        const place = join(root, path);
        return { made, place, before: await contentsOf(place) };
      }),
    );
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
