import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { findMissingTexts } from '../i18n/find-missing-texts.ts';
import { LOCALES } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';

/**
 * One line for every text that the content, or an example of rows, lacks in a language. It reads files only,
 * because whatever fills content into texts relies on each being there.
 */
export function listMissingTexts(): string[] {
  const files = globSync('{site/content,docs/examples}/**/*.json', { cwd: ROOT }).toSorted();
  return [
    ...LOCALES.filter((locale) => !(locale in messages)).map(
      (locale) =>
        `site/i18n/messages/index.ts names no ${locale}.json. Write it, and name it there.`,
    ),
    ...globSync(`site/content/review-widget/*.${LOCALES[0]}.html`, { cwd: ROOT })
      .flatMap((file) => LOCALES.map((locale) => file.replace(/\w+(?=\.html$)/, locale)))
      .filter((file) => !existsSync(ROOT + file))
      .map(
        (file) =>
          `${file} is missing. Save there what the service answers (site/content/review-widget).`,
      ),
    ...files.flatMap((file) => {
      const content = parseJsonFile(readFileSync(`${ROOT}${file}`, 'utf8'), file);
      return findMissingTexts(content).map((line) => `${file} ${line}`);
    }),
  ];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
