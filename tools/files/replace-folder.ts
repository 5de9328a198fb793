import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Makes a folder anew and puts it in the place of the old one only when it is complete: whatever ends
 * the work before, an error or a signal, leaves the old folder as it was.
 * @param made the folder that `make` writes; it must be on the same disk
 * @returns what `make` does
 */
export async function replaceFolder<Result>(
  folder: string,
  made: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const last = `${folder}.last`;
  // An earlier build was ended between its two renames.
  if (existsSync(last) && !existsSync(folder)) await rename(last, folder);
  await rm(made, { recursive: true, force: true });
  const result = await make();
  await rm(last, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, last);
  await rename(made, folder);
  await rm(last, { recursive: true, force: true });
  return result;
}
