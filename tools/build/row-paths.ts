import { LOCALES } from '../../site/i18n/locales.ts';
import type { LandingSet } from '../../site/landings/landing-set.ts';

/** The paths of all pages that rows become. Those of one language stand together: they share more. */
export function listRowPaths(sets: readonly Pick<LandingSet, 'rows'>[]): string[] {
  return LOCALES.flatMap((locale) =>
    sets.flatMap(({ rows }) => rows.map(({ path }) => path[locale])),
  );
}
