import type { Footnote } from '../../design-system/page/Footnotes/Footnotes.tsx';
import { type ClaimId, claims } from '../content/claims/claims.ts';
import type { Claim } from '../content/schemas.ts';
import { bindSpaces } from '../i18n/bind-spaces.ts';
import { formatDay } from '../i18n/format-day.ts';
import type { Site } from './SiteProvider.tsx';

/** A source with the claims that come from it. */
interface SourceNote extends Footnote {
  claims: readonly ClaimId[];
}

/** Where claims come from and their date, in one note for each source and day. */
export function createSourceNotes(ids: readonly ClaimId[], site: Site): SourceNote[] {
  const bySource = Map.groupBy(ids, (id) => {
    const { source, asOf }: Claim = claims[id];
    return `${source.title.en} ${asOf}`;
  });
  return [...bySource.values()].flatMap((group) => createSourceNote(group, site));
}

/** One note for claims of one source and day. Figures of one kind share their words. */
function createSourceNote(group: readonly ClaimId[], { brand, locale, t }: Site): SourceNote[] {
  const rows = group.map((id): Claim => claims[id]);
  return rows.slice(0, 1).map(({ source: { title, url }, asOf }) => ({
    source: t('sources.asOf', {
      source: bindSpaces(title[locale]).replace('{brand}', brand.name),
      date: formatDay(asOf, locale),
    }),
    ...(url && { href: url }),
    text: bindSpaces([...new Set(rows.map(({ note }) => note[locale]))].join(' ')),
    claims: group,
  }));
}
