import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../lib/json-files.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { hashPixels, type Pixels } from './pixels.ts';
import { decodePng } from './png.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/fernblick/pictures');

/** In bytes; pictures in use may exceed it. */
const LIMIT = 1e9;

/** A cache of PNGs by the hash of their pixels. Missing ones can be drawn again. */
export class PictureCache {
  readonly folder: string;

  constructor(folder = FOLDER) {
    this.folder = folder;
  }

  /** Stores a PNG under the hash of its pixels. */
  async keep(hash: string, png: Buffer): Promise<void> {
    if (!this.has(hash)) await replaceFile(this.#file(hash), png);
  }

  /** Whether the cache has a PNG for these pixels; `pixels` checks that it is undamaged. */
  has(hash: string): boolean {
    return existsSync(this.#file(hash));
  }

  /** Whether the PNG for these pixels has exactly these bytes. */
  async isPng(hash: string, png: Buffer): Promise<boolean> {
    const own = await readFile(this.#file(hash)).catch(() => undefined);
    return own?.equals(png) === true;
  }

  /** The pixels with this hash; undefined when the PNG is missing, or corrupt and therefore deleted. */
  async pixels(hash: string): Promise<Pixels | undefined> {
    const png = await readFile(this.#file(hash)).catch(() => undefined);
    const pixels = png && (await decodePng(png).catch(() => undefined));
    if (pixels && hashPixels(pixels) === hash) return pixels;
    await rm(this.#file(hash), { force: true });
    return undefined;
  }

  /** Copies a PNG that is in the cache into an existing folder. */
  async copy(hash: string, folder: string): Promise<void> {
    await copyFile(this.#file(hash), join(folder, `${hash}.png`));
  }

  /** Deletes the oldest PNGs beyond the limit, except those in use. */
  async prune(used: ReadonlySet<string>, limit = LIMIT): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.folder, name));
        return { name, size, mtimeMs };
      }),
    );
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (bytes <= limit) return;
      const hash = name.replace('.png', '');
      if (used.has(hash)) continue;
      await rm(join(this.folder, name), { force: true });
      bytes -= size;
    }
  }

  #file(hash: string): string {
    return join(this.folder, `${hash}.png`);
  }
}
