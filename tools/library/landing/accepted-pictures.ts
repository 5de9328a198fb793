import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { LOCALES } from '../../../site/locales.ts';

/** The accepted pictures, one line of JSON each. */
export const ACCEPTED_PICTURES = 'visual/accepted.jsonl';

/** The lines of the accepted pictures without those of a landing's stories. */
export function withoutPicturesOf(name: string, lines: string): string {
  const stories = LOCALES.map((locale) => JSON.stringify({ story: storyIdOf(name, locale) }));
  const starts = stories.map((story) => story.replace(/}$/, ','));
  return lines
    .split('\n')
    .filter((line) => !starts.some((start) => line.startsWith(start)))
    .join('\n');
}

/** Storybook's id of a landing's story in a language. */
export function storyIdOf(name: string, locale: string): string {
  return toId('Landings/Every landing', storyNameFromExport(`${name}_${locale}`));
}
