import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';
import type { ClaimId } from '../content/claims/claims.ts';
import { useSite } from './SiteProvider.tsx';
import { createSourceNotes } from './source-notes.ts';

/** Where the claims above it come from, and their date: for a place that page notes do not reach. */
export function SourceNote({ claims }: { claims: readonly ClaimId[] }) {
  const site = useSite();
  const notes = createSourceNotes(claims, site).map(({ statements, ...source }) => ({
    ...source,
    parts: [{ statements: statements.map(({ text }) => text) }],
  }));
  return <Footnotes label={site.t('sources.label')} notes={notes} />;
}
