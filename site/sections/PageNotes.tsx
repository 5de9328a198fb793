import { useContext } from 'react';
import { Accordion } from '../../design-system/disclosure/Accordion/Accordion.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';
import { useText } from '../provider/SiteProvider.tsx';
import { PAGE_NOTES_ANCHOR } from './anchors.ts';
import { getMentionAnchor, getNoteAnchor, PageNotesContext } from './SourceRefs.tsx';

/** The last part of a page: where the figures of its sections come from. A link to a source opens it. */
export function PageNotes() {
  const t = useText();
  const notes = useContext(PageNotesContext);
  if (notes.length === 0) return null;
  const sources = (
    <Footnotes
      label={t('sources.label')}
      notes={notes.map(({ number, source, href, parts }) => ({
        source,
        ...(href && { href }),
        id: getNoteAnchor(number),
        parts: parts.map(({ kinds, statements }) => ({
          statements,
          back: kinds.map((kind) => {
            const label = t(`sources.section.${kind}`);
            return {
              href: `#${getMentionAnchor(kind, number)}`,
              label,
              name: t('sources.back', { section: label }),
            };
          }),
        })),
      }))}
    />
  );
  return (
    <Band tone="sand" compact aria-label={t('sources.label')}>
      <Accordion
        headingLevel="h2"
        items={[{ id: PAGE_NOTES_ANCHOR, heading: t('sources.heading'), content: sources }]}
      />
    </Band>
  );
}
