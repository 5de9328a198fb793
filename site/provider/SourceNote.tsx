import { useIntl } from 'react-intl';
import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';
import type { ClaimId } from '../content/claims/claims.ts';
import { useSite } from './site-context.ts';
import { createSourceNotes } from './source-notes.ts';

/** Where the claims above it come from, and their date: for a place that page notes do not reach. */
export function SourceNote({ claims }: { claims: readonly ClaimId[] }) {
  const { brand } = useSite();
  const intl = useIntl();
  const notes = createSourceNotes(claims, brand, intl).map(({ statements, ...source }) => ({
    ...source,
    parts: [{ statements: statements.map(({ text }) => text) }],
  }));
  return <Footnotes label={intl.formatMessage({ id: 'sources.label' })} notes={notes} />;
}
