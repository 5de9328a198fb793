import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { runOrThrow } from '../process/run.ts';
import { CACHE_FOLDER, linkPackages } from './link-packages.ts';
import { ROOT } from './paths.ts';

interface CopyOptions {
  /** Parts of this project's cache that the copy starts with; none by default. */
  caches?: readonly string[];
  /** Packages that the copy does not share, because they will be edited there. */
  ownPackages?: readonly string[];
}

/**
 * Copies the sources, with uncommitted changes and new files, into a repository of their own, so that
 * they can be edited and committed safely. The copy shares the packages.
 * @throws UserError when the folder is not empty
 */
export async function copyProject(
  folder: string,
  { caches = [], ownPackages = [] }: CopyOptions = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new UserError(`${folder} is not empty. Pass a new folder for the copy.`);
  }
  await checkOut(folder);
  await linkPackages(folder, ownPackages);
  for (const name of caches) {
    const from = join(ROOT, CACHE_FOLDER, name);
    if (existsSync(from)) await cp(from, join(folder, CACHE_FOLDER, name), { recursive: true });
  }
  await runOrThrow('git init --quiet', folder);
  await runOrThrow('git config user.name Proof', folder);
  await runOrThrow('git config user.email proof@localhost', folder);
}

/** By way of an index that neither the developer nor another run uses. */
async function checkOut(folder: string): Promise<void> {
  await using place = await mkdtempDisposable(join(tmpdir(), 'fernblick-index-'));
  const index = { GIT_INDEX_FILE: join(place.path, 'index') };
  await runOrThrow('git add --all', ROOT, { variables: index });
  await runOrThrow('git checkout-index --all', folder, {
    variables: { ...index, GIT_DIR: join(ROOT, '.git'), GIT_WORK_TREE: folder },
  });
}
