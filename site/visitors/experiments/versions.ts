import type { Flag } from '../../config/visitor-options.ts';
import type { Locale } from '../../i18n/locales.ts';

/** One version of the hero; `control` is what everyone sees who is in no experiment. */
export interface HeroVersion {
  picture: 'control' | 'new' | 'family';
  words: 'control' | 'bullets';
}

/** The flags that run in a language: the bullets exist in English only. */
export function listFlags(locale: Locale, flags: readonly Flag[]): Flag[] {
  return flags.filter((flag) => locale === 'en' || flag !== 'ab-pf-hero-bullet-points');
}

/** Every version that visitors may see while these flags run, the control first. */
export function listVersions(flags: readonly Flag[]): HeroVersion[] {
  const pictures = (['control', 'new', 'family'] as const).filter(
    (picture) => picture === 'control' || flags.includes(`pf-hero-${picture}-image`),
  );
  const allWords = (['control', 'bullets'] as const).filter(
    (words) => words === 'control' || flags.includes('ab-pf-hero-bullet-points'),
  );
  return pictures.flatMap((picture) => allWords.map((words) => ({ picture, words })));
}

/** The name of a version, e.g. `family-bullets`: the value of `data-hero` at the page's root. */
export function formatVersion({ picture, words }: HeroVersion): string {
  return `${picture}-${words}`;
}
