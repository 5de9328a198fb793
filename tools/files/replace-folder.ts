import { existsSync } from 'node:fs';
import { chmod, lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Makes a folder anew and puts it in the place of the old one only when it is complete: whatever ends
 * the work before, an error or a signal, leaves the old folder as it was. `folder` is a link to one of
 * two folders beside it, and one rename leads it to the other. The old one stays until the next time,
 * for who reads it just now.
 * @param made the folder that `make` writes; it must be on the same disk
 * @returns what `make` does
 */
export async function replaceFolder<Result>(
  folder: string,
  made: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const last = `${folder}.last`;
  // An earlier build was ended while it put a link in the place of a folder.
  if (existsSync(last) && !existsSync(folder)) await rename(last, folder);
  await rm(made, { recursive: true, force: true });
  const result = await make();
  await makeReadable(made);
  const next = await chooseNext(folder);
  await rm(next, { recursive: true, force: true });
  await rename(made, next);
  const link = `${folder}.link`;
  await rm(link, { force: true });
  await symlink(basename(next), link);
  // A rename replaces a link, but no folder, such as one that was copied here.
  if (await isFolder(folder)) {
    await rm(last, { recursive: true, force: true });
    await rename(folder, last);
  }
  await rename(link, folder);
  await rm(last, { recursive: true, force: true });
  return result;
}

/**
 * Lets every user of this machine read a folder with all that it holds: a web server is another user
 * than the one who builds, whose umask may keep others out.
 */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Of the two folders the one that is not read. */
async function chooseNext(folder: string): Promise<string> {
  const current = await readlink(folder).catch(() => '');
  return current === `${basename(folder)}.1` ? `${folder}.2` : `${folder}.1`;
}

/** A link to a folder is none. */
async function isFolder(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isDirectory() ?? false;
}
