import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lets every user of this machine read a folder with all that it holds: a web server is another user
 * than the one who builds, whose umask may keep others out.
 */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
