import { readdirSync } from 'node:fs';

/** The names of all pictures, as they are on disk now: the same as in `bundled-files.ts`. */
export function listPictures(): readonly string[] {
  return readdirSync(import.meta.dirname).filter((file) => /\.(jpg|png)$/.test(file));
}
