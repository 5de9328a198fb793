import { Footnotes } from '../design-system/Footnotes/Footnotes.tsx';
import type { ClaimId } from './content/claims.ts';
import { useSite } from './SiteProvider.tsx';
import { sourceNotes } from './source-notes.ts';
import { useText } from './useText.ts';

interface SourceNoteProps {
  claims: readonly ClaimId[];
}

/** Where the claims above it come from, and their date: for a place that page notes do not reach. */
export function SourceNote({ claims }: SourceNoteProps) {
  const t = useText();
  const { locale } = useSite();
  return <Footnotes label={t('sources.label')} notes={sourceNotes(claims, t, locale)} />;
}
