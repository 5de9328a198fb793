import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../tools/project.ts';
import type { Pixels } from './compare/pixels.ts';
import { pixelHash } from './pixel-hash.ts';
import { decodePng } from './png.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/fernblick/pictures');

/** In bytes; pictures in use may exceed it. */
const LIMIT = 1e9;

/** A cache of PNGs by the hash of their pixels. Missing ones can be drawn again. */
export class PictureCache {
  readonly #folder: string;
  /** Hashes of PNGs that were found to be undamaged, or written, in this run. */
  readonly #sound = new Set<string>();

  constructor(folder = FOLDER) {
    this.#folder = folder;
  }

  /** Stores a PNG under the hash of its pixels. */
  async keep(hash: string, png: Buffer): Promise<void> {
    const file = this.#file(hash);
    if (await exists(file)) return;
    await mkdir(this.#folder, { recursive: true });
    const staging = join(this.#folder, `${randomUUID()}.new`);
    await writeFile(staging, png);
    await rename(staging, file);
    this.#sound.add(hash);
  }

  /** Whether there is an undamaged PNG with these pixels. */
  async has(hash: string): Promise<boolean> {
    return this.#sound.has(hash) || (await this.pixels(hash)) !== undefined;
  }

  /** The pixels with this hash; undefined when they are not here, or were damaged. */
  async pixels(hash: string): Promise<Pixels | undefined> {
    const png = await readFile(this.#file(hash)).catch(() => undefined);
    const pixels = png && (await decodePng(png).catch(() => undefined));
    if (pixels && (this.#sound.has(hash) || pixelHash(pixels) === hash)) {
      this.#sound.add(hash);
      return pixels;
    }
    await rm(this.#file(hash), { force: true });
    return undefined;
  }

  /** Copies a PNG that this run kept or found, into a folder that is there. */
  async copy(hash: string, folder: string): Promise<void> {
    await copyFile(this.#file(hash), join(folder, `${hash}.png`));
  }

  /** Deletes the oldest PNGs beyond the limit, except those in use. */
  async prune(used: ReadonlySet<string>, limit = LIMIT): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#folder, name));
        return { name, size, mtimeMs };
      }),
    );
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (bytes <= limit) return;
      if (used.has(name.replace('.png', ''))) continue;
      await rm(join(this.#folder, name), { force: true });
      bytes -= size;
    }
  }

  #file(hash: string): string {
    return join(this.#folder, `${hash}.png`);
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
