import { LOCALES } from '../../site/i18n/locales.ts';
import { storyIdOf } from './stories.ts';

/** The lines of the accepted pictures without those of a landing's stories and social images. */
export function withoutPicturesOf(name: string, lines: string): string {
  const stories = LOCALES.flatMap((locale) => [
    storyIdOf(name, locale),
    `site-social-images--${name}-${locale}`,
  ]);
  return lines
    .split('\n')
    .filter((line) => line === '' || !stories.includes(JSON.parse(line).story))
    .join('\n');
}
