import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import type { Mutation } from './mutations.ts';

/** Applies a mutation to a copy, runs work and reverts it. */
export async function withEdit<T>(
  folder: string,
  mutation: Mutation,
  work: () => Promise<T>,
): Promise<T> {
  const path = join(folder, mutation.file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, edited(text, mutation));
  return await work().finally(() => writeFile(path, text));
}

/**
 * Applies a mutation to the text of its file.
 * @throws UserError when the text to find does not occur exactly once
 */
export function edited(text: string, { file, find, replace }: Mutation): string {
  const parts = text.split(find);
  if (parts.length === 2) return parts.join(replace);
  throw new UserError(
    `This text must occur once in ${file}, but occurs ${parts.length - 1} times:\n  ${find}\n` +
      'The code has changed. Update the mutation in tests/visual-mutations/mutations.ts.',
  );
}
