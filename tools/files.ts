import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How much a folder holds, for people: `3.4 MB`. Compressed copies of files do not count. */
export function folderSize(folder: string): string {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
