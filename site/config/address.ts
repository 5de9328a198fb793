/** The workbench begins at `./`; it has no page of the site. */
const isAtRoot = import.meta.env.BASE_URL === '/' || import.meta.env.BASE_URL === './';

/**
 * The folder of its host that the site is in, such as `/my-repo`, by default none. Scripts of visitors
 * take it in the place of `toAddress` where they know that a path is the site's: it costs them nothing.
 */
export const FOLDER = isAtRoot ? '' : import.meta.env.BASE_URL.slice(0, -1);

/**
 * The address at which browsers ask for a path of the site, whichever folder of its host it is in; that
 * of another site stays as it is. Every link, file and service of the site is written with it.
 */
export function toAddress(path: string): string {
  return /^\/(?!\/)/.test(path) ? FOLDER + path : path;
}
