import type { Footnote } from '../design-system/Footnotes/Footnotes.tsx';
import type { BrandContent } from './content/brands/schema.ts';
import { type ClaimId, claims } from './content/claims.ts';
import type { Claim } from './content/schemas.ts';
import { formatDay } from './format-day.ts';
import type { Locale } from './locales.ts';
import type { TextLookup } from './text.ts';

interface Site {
  brand: BrandContent;
  locale: Locale;
  t: TextLookup;
}

/** Where claims come from and their date, in one note for each source and day. */
export function sourceNotes(ids: readonly ClaimId[], site: Site): Footnote[] {
  const bySource = Map.groupBy(
    ids.map((id): Claim => claims[id]),
    ({ source, asOf }) => `${source.title.en} ${asOf}`,
  );
  return [...bySource.values()].flatMap((group) => footnote(group, site));
}

/** What claims of one source and day have in common. Figures of one kind share a note: said once. */
function footnote(group: readonly Claim[], { brand, locale, t }: Site): Footnote[] {
  return group.slice(0, 1).map(({ source: { title, url }, asOf }) => ({
    source: t('sources.asOf', {
      source: title[locale].replace('{brand}', brand.name),
      date: formatDay(asOf, locale),
    }),
    ...(url && { href: url }),
    text: [...new Set(group.map(({ note }) => note[locale]))].join(' '),
  }));
}
