import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOwnFiles } from '../../../tools/build/kept-assets.ts';
import { SITE_BUILD } from '../../../tools/project/paths.ts';

/** The scripts of the site that have a text: of its own, not of those that it keeps of the last build. */
export function findOwnScripts(text: RegExp): string[] {
  return listOwnFiles(SITE_BUILD).filter(
    (file) =>
      /^assets\/.*\.js$/.test(file) && text.test(readFileSync(join(SITE_BUILD, file), 'utf8')),
  );
}
