import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../tools/project.ts';
import { pixelHash } from './pixel-hash.ts';
import { decodePng } from './png.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/fernblick/pictures');

/** In bytes; what is accepted now may take more. */
const LIMIT = 1e9;

/** PNGs of this machine by the hash of their pixels. Whatever is missing can be drawn again. */
export class PictureCache {
  readonly #folder: string;

  constructor(folder = FOLDER) {
    this.#folder = folder;
  }

  /** Keeps a PNG under the hash of its pixels. */
  async keep(hash: string, png: Buffer): Promise<void> {
    const file = this.#file(hash);
    if (await exists(file)) return;
    await mkdir(this.#folder, { recursive: true });
    const staging = join(this.#folder, `${randomUUID()}.new`);
    await writeFile(staging, png);
    await rename(staging, file);
  }

  /** The PNG with these pixels; undefined when it is not here, or was damaged. */
  async read(hash: string): Promise<Buffer | undefined> {
    const png = await readFile(this.#file(hash)).catch(() => undefined);
    if (!png) return undefined;
    const pixels = await decodePng(png).catch(() => undefined);
    if (pixels && pixelHash(pixels) === hash) return png;
    await rm(this.#file(hash), { force: true });
    return undefined;
  }

  /** Copies a PNG that this run kept or read, into a folder that is there. */
  async copy(hash: string, folder: string): Promise<void> {
    await copyFile(this.#file(hash), join(folder, `${hash}.png`));
  }

  /** Deletes the oldest PNGs beyond the limit, but none that is wanted. */
  async prune(wanted: ReadonlySet<string>, limit = LIMIT): Promise<void> {
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
      if (wanted.has(name.replace('.png', ''))) continue;
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
