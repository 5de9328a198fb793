import { type Footnote, Footnotes } from '../design-system/Footnotes/Footnotes.tsx';
import { type ClaimId, claims } from './content/claims.ts';
import type { Claim } from './content/schemas.ts';
import { formatDay } from './format-day.ts';
import type { Locale } from './locales.ts';
import { useSite } from './SiteProvider.tsx';
import type { TextLookup } from './text.ts';
import { useText } from './useText.ts';

interface SourceNoteProps {
  claims: readonly ClaimId[];
  ground?: 'deep';
}

/** The last line of a section: where the claims it shows come from, and their date. */
export function SourceNote({ claims: ids, ground }: SourceNoteProps) {
  const t = useText();
  const { locale } = useSite();
  const bySource = Map.groupBy(
    ids.map((id): Claim => claims[id]),
    ({ source, asOf }) => `${source.title.en} ${asOf}`,
  );
  const notes = [...bySource.values()].flatMap((group) => footnote(group, t, locale));
  return <Footnotes label={t('sources.label')} notes={notes} ground={ground} />;
}

/** What claims of one source and day have in common. Figures of one kind share a note: said once. */
function footnote(group: readonly Claim[], t: TextLookup, locale: Locale): Footnote[] {
  return group.slice(0, 1).map(({ source: { title, url }, asOf }) => ({
    source: t('sources.asOf', { source: title[locale], date: formatDay(asOf, locale) }),
    ...(url && { href: url }),
    text: [...new Set(group.map(({ note }) => note[locale]))].join(' '),
  }));
}
