import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, UserError } from '../../tools/library/project.ts';
import { runOrThrow } from '../../tools/library/run.ts';
import { linkPackages } from '../worktree.ts';
import { type Edit, PATCHED_PACKAGES } from './mutations.ts';

/**
 * Git's hash of the working tree, including uncommitted changes and new files. It fills an index of
 * its own, from which `copyProject` copies.
 */
export async function treeOfSources(): Promise<string> {
  await mkdir(join(ROOT, CACHE_FOLDER), { recursive: true });
  await runOrThrow('git add --all', ROOT, { variables: INDEX });
  return (await runOrThrow('git write-tree', ROOT, { variables: INDEX })).output.trim();
}

/**
 * Copies the sources, so that their code can be edited safely. The copy shares the packages, except
 * those that are edited, and starts with a copy of the cache: what was equal here need not be captured
 * there, and its results do not leak into this project.
 * @throws UserError when the folder is not empty
 */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new UserError(`${folder} is not empty. Pass a new folder for the copy.`);
  }
  await runOrThrow('git checkout-index --all', folder, {
    variables: { ...INDEX, GIT_DIR: join(ROOT, '.git'), GIT_WORK_TREE: folder },
  });
  await linkPackages(folder, PATCHED_PACKAGES);
  for (const name of CACHES) {
    const from = join(ROOT, CACHE_FOLDER, name);
    if (existsSync(from)) await cp(from, join(folder, CACHE_FOLDER, name), { recursive: true });
  }
  await runOrThrow('git init --quiet', folder);
  await runOrThrow('git config user.name Proof', folder);
  await runOrThrow('git config user.email proof@localhost', folder);
}

const CACHE_FOLDER = 'node_modules/.cache/fernblick';

/** Git's index for the copy, which leaves that of the developer alone. */
const INDEX = { GIT_INDEX_FILE: join(ROOT, CACHE_FOLDER, 'proof-index') };

/** Which pictures were equal, in which modes stories are captured, and the pictures themselves. */
const CACHES = ['visual-memory.json', 'survey.json', 'pictures'];

/** Applies edits to a copy, runs work and reverts the edits. */
export async function whileEdited<T>(
  folder: string,
  edits: readonly Edit[],
  work: () => Promise<T>,
): Promise<T> {
  const originals = new Map<string, string>();
  try {
    for (const edit of edits) {
      const path = join(folder, edit.file);
      const text = await readFile(path, 'utf8');
      if (!originals.has(path)) originals.set(path, text);
      await writeFile(path, edited(text, edit));
    }
    return await work();
  } finally {
    for (const [path, text] of originals) await writeFile(path, text);
  }
}

/**
 * Applies an edit to a text.
 * @throws UserError when the text to find does not occur exactly once
 */
export function edited(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length === 2) return parts.join(replace);
  throw new UserError(
    `This text must occur once in ${file}, but occurs ${parts.length - 1} times:\n  ${find}\n` +
      'The code has changed. Update the mutation in visual/proof/mutations.ts.',
  );
}
