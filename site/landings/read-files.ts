import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';

/** The contents of all landings by their files, as they are on disk: the same as `bundled-files.ts`. */
export const landingFiles = readFiles(findFolder());

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

/** This folder, also where Vike has bundled this module into the file of `site/pages` that needs it. */
function findFolder(): string {
  return import.meta.dirname.replace(/^(.*[\\/]site)[\\/].*$/, '$1/landings');
}

/**
 * The content of a JSON file.
 * @throws UserError naming the file and the place in it that is not JSON
 */
export function parseJsonFile(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(
      `${file} is not valid JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}
