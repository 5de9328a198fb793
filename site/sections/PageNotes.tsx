import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../../design-system/disclosure/Accordion/Accordion.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';
import { PAGE_NOTES_ANCHOR } from '../config/anchors.ts';
import { getMentionAnchor, getNoteAnchor, PageNotesContext } from './SourceRefs.tsx';

/** The last part of a page: where the figures of its sections come from. A link to a source opens it. */
export function PageNotes() {
  const intl = useIntl();
  const notes = useContext(PageNotesContext);
  if (notes.length === 0) return null;
  const sources = (
    <Footnotes
      label={intl.formatMessage({ id: 'sources.label' })}
      notes={notes.map(({ number, source, href, parts }) => ({
        source,
        ...(href && { href }),
        id: getNoteAnchor(number),
        parts: parts.map(({ kinds, statements }) => ({
          statements,
          back: kinds.map((kind) => {
            const label = intl.formatMessage({ id: `sources.section.${kind}` });
            return {
              href: `#${getMentionAnchor(kind, number)}`,
              label,
              name: intl.formatMessage({ id: 'sources.back' }, { section: label }),
            };
          }),
        })),
      }))}
    />
  );
  return (
    <Band tone="sand" compact aria-label={intl.formatMessage({ id: 'sources.label' })}>
      <Accordion
        headingLevel="h2"
        items={[
          {
            id: PAGE_NOTES_ANCHOR,
            heading: intl.formatMessage({ id: 'sources.heading' }),
            content: sources,
          },
        ]}
      />
    </Band>
  );
}
