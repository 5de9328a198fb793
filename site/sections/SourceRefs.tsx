import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { useText } from '../provider/useText.ts';
import { mentionAnchor, noteAnchor, PageNotesContext } from './page-notes.ts';
import type { SourcedKind } from './section-claims.ts';

interface SourceRefsProps {
  section: SourcedKind;
  onDark?: boolean;
}

/**
 * The numbers of a section's sources, behind the words that they are for. Each leads to its note.
 * With the section's hints they are one stop of the Tab key.
 */
export function SourceRefs({ section, onDark }: SourceRefsProps) {
  const t = useText();
  const notes = useContext(PageNotesContext).filter(({ kinds }) => kinds.includes(section));
  return notes.map(({ number }) => (
    <Reference key={number}>
      {' '}
      <TextLink
        id={mentionAnchor(section, number)}
        href={`#${noteAnchor(number)}`}
        aria-label={t('sources.reference', { number })}
        data-reference=""
        onDark={onDark}
      >
        [{number}]
      </TextLink>
    </Reference>
  ));
}

const Reference = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  whiteSpace: 'nowrap',
  // What the notes lead back to must not stop below the header.
  '& > a': { padding: theme.vars.space.xxs, scrollMarginBlockStart: theme.vars.size.header },
}));
