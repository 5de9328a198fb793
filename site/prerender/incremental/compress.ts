import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

/** How small a file is made: `best` for those made by hand, `quick` for pages made by the thousand. */
export type Effort = keyof typeof BROTLI_LEVELS;

/**
 * `best` is the smallest there is: a build takes three seconds more for it than for level 10, a page is
 * 400 bytes smaller. `quick` makes pages by the thousand: with level 5 they are 3 kB smaller, but
 * take two and a half times as long.
 */
const BROTLI_LEVELS = { best: constants.BROTLI_MAX_QUALITY, quick: 3 };

/**
 * The compressed copies that stand beside a file, by the ends of their names. Of pages by the thousand
 * only the smaller is made.
 */
export const COPIES: Record<Effort, readonly Copy[]> = { best: ['.br', '.gz'], quick: ['.br'] };

type Copy = '.br' | '.gz';

/** The content of a compressed copy of a file. */
export function compress(content: Buffer, copy: Copy, effort: Effort): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[effort] };
  return copy === '.br' ? brotliCompressSync(content, { params }) : gzipSync(content, { level: 6 });
}

/** Writes a Brotli and a gzip copy beside every text file, so that the server need not compress. */
export async function compressFolder(folder: string): Promise<void> {
  for await (const file of glob(TEXT_FILES, { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path);
    for (const copy of COPIES.best) await writeFile(path + copy, compress(content, copy, 'best'));
  }
}
