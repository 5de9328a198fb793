import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

/** How small a file is made: `best` for those made by hand, `quick` for pages made by the thousand. */
type Effort = keyof typeof COPIES;

/**
 * The compressed copies that stand beside a file, by the ends of their names. `best` is the smallest
 * there is. Of pages by the thousand only one is made: with Brotli's level 5 they are a tenth smaller
 * than with 3, but take twice as long.
 */
const COPIES = {
  best: { '.br': brotliAt(constants.BROTLI_MAX_QUALITY), '.gz': promisify(gzip) },
  quick: { '.br': brotliAt(3) },
};

function brotliAt(quality: number): (content: Buffer) => Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (content) => promisify(brotliCompress)(content, { params });
}

/**
 * Writes compressed copies beside every text file, so that the server need not compress.
 * @param effortFor how small to make the file at a path of the folder
 */
export async function compressFolder(
  folder: string,
  effortFor: (file: string) => Effort,
): Promise<void> {
  const files = glob(TEXT_FILES, { cwd: folder });
  const compressNext = async () => {
    for await (const file of files) {
      const path = join(folder, file);
      const content = await readFile(path);
      for (const [end, compress] of Object.entries(COPIES[effortFor(file)]))
        await writeFile(path + end, await compress(content));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

/** As many as Node has threads for it. */
const AT_ONCE = 4;
