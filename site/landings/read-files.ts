import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  return Object.fromEntries(files.map((file) => [`./${file}`, parse(folder, file)]));
}

/** This folder, also where Vike has bundled this module into the file of `site/pages` that needs it. */
function findFolder(): string {
  return import.meta.dirname.replace(/^(.*[\\/]site)[\\/].*$/, '$1/landings');
}

function parse(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`site/landings/${file} is not valid JSON: ${reason}`);
  }
}
