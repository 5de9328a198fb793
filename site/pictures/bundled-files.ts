import { pictures } from './pictures.ts';

/** The names of all pictures, as Vite bundles and watches them. */
export function listPictures(): readonly string[] {
  return Object.keys(pictures);
}
