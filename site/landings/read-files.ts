import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonFile } from '../../lib/parse-json.ts';

/** The contents of all landings by their files, as they are on disk: the same as `bundled-files.ts`. */
export const landingFiles = readFiles(import.meta.dirname);

/**
 * Reads the landings in a folder.
 * @throws naming the file and the place in it that is not JSON
 */
export function readFiles(folder: string): Readonly<Record<string, unknown>> {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.json') && !file.endsWith('.schema.json'),
  );
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [`./${file}`, parseJsonFile(text, `site/landings/${file}`)];
    }),
  );
}
