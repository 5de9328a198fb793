import { LOCALES } from '../../site/i18n/locales.ts';
import { storyIdOf } from './stories.ts';

/** The lines of the accepted pictures without those of a landing's stories; the others stay as they are. */
export function withoutPicturesOf(name: string, lines: string): string {
  const stories = LOCALES.map((locale) => storyIdOf(name, locale));
  return lines
    .split('\n')
    .filter((line) => line === '' || !stories.includes(JSON.parse(line).story))
    .join('\n');
}
