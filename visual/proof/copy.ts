import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, UserError } from '../../tools/library/project.ts';
import { runOrThrow } from '../../tools/library/run.ts';
import { hashOfFile, sha256 } from '../files.ts';
import { linkPackages } from '../worktree.ts';

/** A change of one place in a file. */
export interface Edit {
  /** Path relative to the project's folder. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
}

/**
 * Copies the working tree, including uncommitted changes, so that its code can be edited safely. The
 * copy shares the packages and starts with a copy of the cache: what was equal here need not be
 * captured there, and its results do not leak into this project.
 * @param ownPackages packages to copy instead of linking, because they will be edited
 * @throws UserError when the folder is not empty
 */
export async function copyProject(folder: string, ownPackages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new UserError(`${folder} is not empty. Pass a new folder for the copy.`);
  }
  for (const file of await sourceFiles()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file));
  }
  await linkPackages(folder, ownPackages);
  for (const name of CACHES) {
    const from = join(ROOT, CACHE_FOLDER, name);
    if (existsSync(from)) await cp(from, join(folder, CACHE_FOLDER, name), { recursive: true });
  }
  await runOrThrow('git init --quiet', folder);
  await runOrThrow('git config user.name Proof', folder);
  await runOrThrow('git config user.email proof@localhost', folder);
}

/** SHA-256 of everything that a copy is made of. */
export async function sourcesHash(): Promise<string> {
  const files = await sourceFiles();
  const hashes = await Promise.all(files.map((file) => hashOfFile(join(ROOT, file))));
  return sha256(JSON.stringify(files.map((file, index) => [file, hashes[index]])));
}

const CACHE_FOLDER = 'node_modules/.cache/fernblick';

/** Which pictures were equal, in which modes stories are captured, and the pictures themselves. */
const CACHES = ['visual-memory.json', 'survey.json', 'pictures'];

async function sourceFiles(): Promise<string[]> {
  const { output } = await runOrThrow('git ls-files -coz --exclude-standard');
  const files = output.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
  return [...new Set(files)].sort();
}

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
