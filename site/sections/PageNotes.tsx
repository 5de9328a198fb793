import { useContext } from 'react';
import { Band } from '../../design-system/Band/Band.tsx';
import { Footnotes } from '../../design-system/Footnotes/Footnotes.tsx';
import { useText } from '../useText.ts';
import { mentionAnchor, noteAnchor, PageNotesContext } from './page-notes.ts';

/** The last part of a page: where the figures of all its sections come from. */
export function PageNotes() {
  const t = useText();
  const notes = useContext(PageNotesContext);
  if (notes.length === 0) return null;
  return (
    <Band tone="sand" id="sources" aria-label={t('sources.label')}>
      <Footnotes
        label={t('sources.label')}
        notes={notes.map(({ number, note, kinds }) => ({
          ...note,
          id: noteAnchor(number),
          back: kinds.map((kind) => ({
            href: `#${mentionAnchor(kind, number)}`,
            label: t(`${kind}.eyebrow`),
          })),
        }))}
        backLabel={t('sources.back')}
      />
    </Band>
  );
}
