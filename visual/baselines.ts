import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../tools/project.ts';

/** Where the approved pictures are. */
export const BASELINES = join(ROOT, 'visual/baselines');

/** The approved PNGs as paths below the folder, such as `components/button/plain.de-480.png`. */
export async function baselineFiles(folder = BASELINES): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      // Pictures on their way, see decide.ts.
      .filter((file) => !file.startsWith('.'))
      .sort()
  );
}

/** The bytes of an approved PNG; undefined when there is none. */
export async function readBaseline(file: string, folder = BASELINES): Promise<Buffer | undefined> {
  return await readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The id of the picture that a baseline's path belongs to: `components-button--plain.de-480`. */
export function idOfFile(file: string): string {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  return `${folders.join('-')}--${name.replace(/\.png$/, '')}`;
}

/** SHA-256 of every approved PNG by the id of its picture, and the bytes of all together. */
export async function readBaselines(
  folder = BASELINES,
): Promise<{ hashes: Map<string, string>; bytes: number }> {
  const hashes = new Map<string, string>();
  let bytes = 0;
  for (const file of await baselineFiles(folder)) {
    const png = await readFile(join(folder, file));
    hashes.set(idOfFile(file), sha256(png));
    bytes += png.length;
  }
  return { hashes, bytes };
}

/** SHA-256 in hex, the name of a picture or a line in the log. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
