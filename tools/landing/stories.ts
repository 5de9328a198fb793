import { storyNameFromExport, toId } from 'storybook/internal/csf';
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
    .filter((line) => line === '' || !stories.includes(JSON.parse(line).story))
    .join('\n');
}
