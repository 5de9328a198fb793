import { Footnotes } from '../design-system/Footnotes/Footnotes.tsx';
import type { ClaimId } from './content/claims.ts';
import { useSite } from './SiteProvider.tsx';
import { sourceNotes } from './source-notes.ts';
import { useText } from './useText.ts';

interface SourceNoteProps {
  claims: readonly ClaimId[];
  ground?: 'deep';
}

/** The last line of a section: where the claims it shows come from, and their date. */
export function SourceNote({ claims, ground }: SourceNoteProps) {
  const t = useText();
  const { locale } = useSite();
  const notes = sourceNotes(claims, t, locale);
  return <Footnotes label={t('sources.label')} notes={notes} ground={ground} />;
}
