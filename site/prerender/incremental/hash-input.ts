import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messages } from '../../i18n/messages/index.ts';

/** All messages and landings and nothing else, by the name that the site's Vite configuration gives it. */
export const TEXTS_CHUNK = 'chunks/texts.js';

/**
 * A hash of the bundle, wherever it is, of the code that writes what the bundle renders, and of the
 * lockfile for the packages that both import. Only Vike notes the folder, which no page shows. Of
 * messages it has only the ids, and nothing of landings: the store knows which of them each page reads.
 * @param server the folder of the bundle
 * @param writers the folder of the code that writes pages
 */
export function hashInput(server: string, writers: string = import.meta.dirname): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, '../../../package-lock.json')))
    .update(Object.keys(messages.en).join());
  const add = (folder: string, file: string) => {
    const code = readFileSync(join(folder, file), 'utf8');
    hash.update(file).update(code.replaceAll(dirname(server), ''));
  };
  for (const file of list('*.ts', writers)) if (!file.includes('.test.')) add(writers, file);
  for (const file of list('**/*.{js,mjs}', server)) if (file !== TEXTS_CHUNK) add(server, file);
  return hash.digest('hex');
}

function list(pattern: string, folder: string): string[] {
  return globSync(pattern, { cwd: folder }).toSorted();
}
