import { Footnotes } from '../design-system/Footnotes/Footnotes.tsx';
import type { ClaimId } from './content/claims.ts';
import { useSite } from './SiteProvider.tsx';
import { sourceNotes } from './source-notes.ts';

interface SourceNoteProps {
  claims: readonly ClaimId[];
  ground?: 'deep';
}

/** The last line of a section: where the claims it shows come from, and their date. */
export function SourceNote({ claims, ground }: SourceNoteProps) {
  const site = useSite();
  return (
    <Footnotes label={site.t('sources.label')} notes={sourceNotes(claims, site)} ground={ground} />
  );
}
