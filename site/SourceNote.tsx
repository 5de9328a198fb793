import { type Footnote, Footnotes } from '../design-system/Footnotes/Footnotes.tsx';
import { type ClaimId, claims } from './content/claims.ts';
import type { Claim } from './content/schemas.ts';
import { formatDay } from './format-day.ts';
import { useSite } from './SiteProvider.tsx';
import { useText } from './useText.ts';

interface SourceNoteProps {
  claims: readonly ClaimId[];
  ground?: 'light' | 'deep';
}

/** The last line of a section: where the claims it shows come from, and of when they are. */
export function SourceNote({ claims: ids, ground = 'light' }: SourceNoteProps) {
  const t = useText();
  const { locale } = useSite();
  const bySource = Map.groupBy(
    ids.map((id): Claim => claims[id]),
    ({ source, asOf }) => `${source.title.en} ${asOf}`,
  );
  const notes = [...bySource.values()].flatMap(([first, ...others]): Footnote[] => {
    if (!first) return [];
    const { source, asOf } = first;
    return [
      {
        source: t('sources.asOf', { source: source.title[locale], date: formatDay(asOf, locale) }),
        ...(source.url && { href: source.url }),
        // Figures of one kind share a note: it is said once.
        text: [...new Set([first, ...others].map(({ note }) => note[locale]))].join(' '),
      },
    ];
  });
  return <Footnotes label={t('sources.label')} notes={notes} ground={ground} />;
}
