import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE_FOLDER, linkPackages } from './link-packages.ts';
import { ROOT, UserError } from './project.ts';
import { runOrThrow } from './run.ts';

interface CopyOptions {
  /** What the copy starts with of this project's cache; by default it starts with nothing. */
  caches?: readonly string[];
  /** Packages that the copy does not share, because they will be edited there. */
  ownPackages?: readonly string[];
}

/** Git's hash of the working tree, including uncommitted changes and new files. */
export function treeOfSources(): Promise<string> {
  return withIndex(writeTree);
}

/**
 * Copies the sources into a repository of their own, so that they can be edited and committed safely.
 * The copy shares the packages.
 * @returns git's hash of what was copied
 * @throws UserError when the folder is not empty
 */
export async function copyProject(
  folder: string,
  { caches = [], ownPackages = [] }: CopyOptions = {},
): Promise<string> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new UserError(`${folder} is not empty. Pass a new folder for the copy.`);
  }
  const tree = await withIndex(async (index) => {
    await runOrThrow('git checkout-index --all', folder, {
      variables: { ...index, GIT_DIR: join(ROOT, '.git'), GIT_WORK_TREE: folder },
    });
    return await writeTree(index);
  });
  await linkPackages(folder, ownPackages);
  for (const name of caches) {
    const from = join(ROOT, CACHE_FOLDER, name);
    if (existsSync(from)) await cp(from, join(folder, CACHE_FOLDER, name), { recursive: true });
  }
  await runOrThrow('git init --quiet', folder);
  await runOrThrow('git config user.name Proof', folder);
  await runOrThrow('git config user.email proof@localhost', folder);
  return tree;
}

type Index = Record<'GIT_INDEX_FILE', string>;

/** Works with an index that holds the working tree, and that neither the developer nor another run uses. */
async function withIndex<Result>(work: (index: Index) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-index-'));
  try {
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    await runOrThrow('git add --all', ROOT, { variables: index });
    return await work(index);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeTree(index: Index): Promise<string> {
  return (await runOrThrow('git write-tree', ROOT, { variables: index })).output.trim();
}
