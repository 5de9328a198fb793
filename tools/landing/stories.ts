import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { isRecord } from '../../lib/objects.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { LOCALES } from '../../site/i18n/locales.ts';

/** Where the stories of landings appear in the workbench's sidebar. */
export const LANDING_STORIES_TITLE = 'Landings/Every landing';

/** The name of the export that is a landing's story in a language: `selfEmployed_en`. */
export function getStoryExport(name: string, locale: string): string {
  const camelCase = name.replaceAll(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
  return `${camelCase}_${locale}`;
}

/** Storybook's id of a landing's story in a language. */
export function getStoryId(name: string, locale: string): string {
  return toId(LANDING_STORIES_TITLE, storyNameFromExport(getStoryExport(name, locale)));
}

/** The lines of the accepted pictures without those of a landing's stories and social images. */
export function removePicturesOf(name: string, lines: string): string {
  const stories = LOCALES.flatMap((locale) => [
    getStoryId(name, locale),
    `site-social-images--${name}-${locale}`,
  ]);
  return lines
    .split('\n')
    .filter((line) => line === '' || !stories.includes(readStory(line)))
    .join('\n');
}

/** Of a line that cannot be read, none: it stays, and the picture gate says what is wrong with it. */
function readStory(line: string): string {
  const picture = parseJson(line);
  return String(Array.isArray(picture) ? picture[0] : isRecord(picture) && picture.story);
}
