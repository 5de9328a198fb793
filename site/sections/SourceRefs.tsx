import styled from '@emotion/styled';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { getSectionAnchor } from '../config/anchors.ts';
import type { SourceNote } from '../provider/source-notes.ts';
import type { SectionKind, SourcedKind } from './sections.ts';

/** A source of a page: its number there and the sections whose figures come from it. */
export interface PageNote extends Omit<SourceNote, 'statements'> {
  number: number;
  kinds: readonly SourcedKind[];
  /** What is said from it, by the sections that say it. */
  parts: readonly { kinds: readonly SourcedKind[]; statements: readonly string[] }[];
}

/** The sources of the page around a section. A section that stands alone has none. */
export const PageNotesContext = createContext<readonly PageNote[]>([]);

interface SourceRefsProps {
  section: SectionKind;
  onDark?: boolean;
}

/**
 * The numbers of a section's sources, behind the words that they are for. Each leads to its note.
 * With the section's hints they are one stop of the Tab key.
 */
export function SourceRefs({ section, onDark }: SourceRefsProps) {
  const intl = useIntl();
  const notes = useContext(PageNotesContext).flatMap(({ number, kinds }) =>
    kinds.filter((kind) => kind === section).map((kind) => ({ number, kind })),
  );
  return notes.map(({ number, kind }) => (
    <Reference key={number}>
      {' '}
      <TextLink
        id={getMentionAnchor(section, number)}
        href={`#${getNoteAnchor(number)}`}
        aria-label={intl.formatMessage(
          { id: 'sources.reference' },
          { number, section: intl.formatMessage({ id: `sources.section.${kind}` }) },
        )}
        data-reference=""
        alone
        onDark={onDark}
      >
        [{number}]
      </TextLink>
    </Reference>
  ));
}

/** The anchor of a source in the notes. */
export function getNoteAnchor(number: number): string {
  return `source-${number}`;
}

/** The anchor of the place in a section that names a source. */
export function getMentionAnchor(kind: SectionKind, number: number): string {
  return `${getSectionAnchor(kind)}-source-${number}`;
}

const Reference = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  whiteSpace: 'nowrap',
  // The place that the notes lead back to must not stop below the header.
  '& > a': {
    padding: theme.vars.space.xxs,
    scrollMarginBlockStart: theme.vars.size.header,
  },
}));
