import { storyNameFromExport, toId } from 'storybook/internal/csf';

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
