import type { Localized } from '../locales.ts';
import type { Section } from '../sections/index.tsx';

/**
 * One landing: a pair of prerendered pages (en, de), their stories and their sitemap entries.
 * Its page title and description are the messages `landing.<key>.title` and `.description`.
 */
export interface Landing {
  path: Localized;
  sections: readonly Section[];
}
