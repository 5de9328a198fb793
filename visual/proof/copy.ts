import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Mendable, ROOT } from '../../tools/project.ts';
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
 * @throws Mendable when the folder holds something already
 */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Mendable(`${folder} is not empty. Name a new folder for the copy.`);
  }
  const { output } = await runOrThrow('git ls-files -coz --exclude-standard');
  const files = new Set(output.split('\0').filter((file) => file && existsSync(join(ROOT, file))));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file));
  }
  await linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
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
 * @throws Mendable when its place is not there, or not the only one
 */
export function edited(text: string, { file, find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (before !== undefined && after !== undefined && more.length === 0) {
    return `${before}${replace}${after}`;
  }
  const count = after === undefined ? 'not' : `${more.length + 1} times`;
  throw new Mendable(
    `${file} holds this ${count}, where it must be once:\n  ${find}\n` +
      'The code has moved on: mend the row in visual/proof/mutations.ts.',
  );
}

async function linkPackages(packages: string, copy: string): Promise<void> {
  const cache = '.cache/fernblick';
  await mkdir(join(copy, cache), { recursive: true });
  const names = await readdir(packages);
  const browsers = (await readdir(join(packages, cache)).catch(() => [])).filter((name) =>
    name.startsWith('chromium-'),
  );
  const shared = [
    ...names.filter((name) => !name.startsWith('.') || name === '.bin'),
    // To unpack the browser once more would take long and prove nothing.
    ...browsers.map((name) => join(cache, name)),
  ];
  for (const name of shared) await symlink(join(packages, name), join(copy, name));
}
