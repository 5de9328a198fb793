import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, UserError } from '../../tools/project.ts';
import { runOrThrow } from '../../tools/run.ts';

/** A change of one place in a file. */
export interface Edit {
  /** Path from the project's folder. */
  file: string;
  /** Text that the file holds exactly once. */
  find: string;
  replace: string;
}

/**
 * Copies the project as it is now, committed or not, so that its code can be changed without harm.
 * The copy shares the packages, but no cache: what is found out there must not be believed here.
 * @param ownPackages that are copied, too, because they will be changed
 * @throws UserError when the folder holds something already
 */
export async function copyProject(folder: string, ownPackages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder for the copy.`);
  }
  const { output } = await runOrThrow('git ls-files -coz --exclude-standard');
  const files = new Set(output.split('\0').filter((file) => file && existsSync(join(ROOT, file))));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file));
  }
  await linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'), ownPackages);
  await runOrThrow('git init --quiet', folder);
  await runOrThrow('git config user.name Proof', folder);
  await runOrThrow('git config user.email proof@localhost', folder);
}

/** Does a piece of work while a copy is changed, and puts the copy right again. */
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
 * Carries out an edit.
 * @throws UserError when its place is not there, or not the only one
 */
export function edited(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length === 2) return parts.join(replace);
  throw new UserError(
    `${file} holds this ${parts.length - 1} times, where it must be once:\n  ${find}\n` +
      'The code has changed: adapt the row in visual/proof/mutations.ts.',
  );
}

async function linkPackages(packages: string, copy: string, own: readonly string[]): Promise<void> {
  const cache = '.cache/fernblick';
  await mkdir(join(copy, cache), { recursive: true });
  const names = await readdir(packages);
  const browsers = (await readdir(join(packages, cache)).catch(() => [])).filter((name) =>
    name.startsWith('chromium-'),
  );
  const shared = [
    ...names.filter((name) => !name.startsWith('.') || LINKED.includes(name)),
    // To unpack the browser once more would take long and prove nothing.
    ...browsers.map((name) => join(cache, name)),
  ];
  for (const name of shared) {
    if (!own.includes(name)) await symlink(join(packages, name), join(copy, name));
    else await cp(join(packages, name), join(copy, name), COPIED_AS_IS);
  }
}

/** Besides the packages: programs, and npm's list of what is installed. */
const LINKED = ['.bin', '.package-lock.json'];

/** With the times of the files, by which an edited package is known. */
const COPIED_AS_IS = { recursive: true, preserveTimestamps: true };
