import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The size of a folder, or of some of its files, as text: `3.4 MB`. Compressed copies are not counted. */
export function formatFolderSize(folder: string, files = listFiles(folder)): string {
  const bytes = files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Every file below a folder, by its path from there. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
