import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const CACHE = '.cache/fernblick';

/** Where commands keep what they can make again, from a project's folder. */
export const CACHE_FOLDER = join('node_modules', CACHE);

/**
 * Links the installed packages into another folder, which gets its own cache.
 * @param own packages to copy instead, because they will be edited
 */
export async function linkPackages(folder: string, own: readonly string[] = []): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  const copy = join(folder, 'node_modules');
  await mkdir(join(copy, CACHE), { recursive: true });
  const names = await readdir(packages);
  const caches = await readdir(join(packages, CACHE)).catch(() => []);
  const shared = [
    ...names.filter((name) => !name.startsWith('.') || LINKED.includes(name)),
    // Unpacking the browser again would only take time.
    ...caches.filter((name) => name.startsWith('chromium-')).map((name) => join(CACHE, name)),
  ];
  for (const name of shared) {
    const [from, to] = [join(packages, name), join(copy, name)];
    // With their times, by which edited packages are detected.
    if (own.includes(name)) await cp(from, to, { recursive: true, preserveTimestamps: true });
    else await symlink(from, to);
  }
}

/** Linked besides the packages: programs, and npm's list of installed packages. */
const LINKED = ['.bin', '.package-lock.json'];
