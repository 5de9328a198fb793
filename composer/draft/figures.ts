import { createRecord } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import type { BrandContent } from '../../site/content/brands/schema.ts';
import { type ClaimId, claims } from '../../site/content/claims/claims.ts';
import type { Claim } from '../../site/content/schemas.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { listNames } from '../../site/provider/list-names.ts';
import { formatLabel } from '../../site/sections/field.ts';

/** What readers see where a text names something in braces: the product, the brand or a figure of the ledger. */
export interface Figure {
  id: string;
  value: string;
  about: string;
  source: string;
}

/** Every figure by its id, as readers of a brand and language see it, in the order of their meanings. */
export function listFigures(brand: BrandContent, locale: Locale): ReadonlyMap<string, Figure> {
  const names = listNames(brand, locale);
  const figures = Object.entries(names).map(([id, value]) => ({ id, value, ...describe(id) }));
  return new Map(
    figures
      .toSorted((one, other) => one.about.localeCompare(other.about))
      .map((figure) => [figure.id, figure]),
  );
}

/** The figures as fields show them. */
export const FIGURES = createRecord(LOCALES, (locale) => listFigures(brands.fernblick, locale));

function describe(id: string) {
  if (!isClaim(id))
    return { about: formatLabel(id), source: 'Follows from the brand or other figures' };
  const { note, source }: Claim = claims[id];
  return {
    about: note.en.replace(/\.$/, ''),
    source: source.title.en.replace('{brand}', brands.fernblick.name),
  };
}

function isClaim(id: string): id is ClaimId {
  return Object.hasOwn(claims, id);
}
