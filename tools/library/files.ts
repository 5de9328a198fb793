import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a folder as text: `3.4 MB`. Compressed copies of files are not counted. */
export function folderSize(folder: string): string {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
