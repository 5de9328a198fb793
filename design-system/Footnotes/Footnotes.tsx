import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { plainList } from '../styles/plain-list.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface Footnote {
  /** Where the figures come from, and their date. */
  source: string;
  /** Where to read the source, if it can be read. */
  href?: string;
  /** What the figures cover and what they do not. */
  text: string;
}

interface FootnotesProps extends ComponentProps<'ul'> {
  /** What these lines are, e.g. `Sources`. */
  label: string;
  notes: readonly Footnote[];
  /** On the deep ground the lines are light. */
  ground?: 'deep' | undefined;
}

/** The quiet lines at the end of a section that say where its figures come from. */
export function Footnotes({ label, notes, ground, ...rest }: FootnotesProps) {
  return (
    <List {...rest} data-ground={ground} aria-label={label}>
      {notes.map(({ source, href, text }) => (
        <li key={source}>
          {text}{' '}
          <cite>
            {href ? (
              <TextLink href={href} ground={ground}>
                {source}
              </TextLink>
            ) : (
              source
            )}
          </cite>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.heading,
  ...plainList,
  color: theme.vars.color.text.subtle,
  '&[data-ground="deep"]': { color: theme.vars.color.text.onDeepSoft },
  hyphens: 'auto',
  '& cite': { fontStyle: 'normal' },
}));
