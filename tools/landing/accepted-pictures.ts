import { LOCALES } from '../../site/i18n/locales.ts';
import { getStoryId } from './stories.ts';

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
