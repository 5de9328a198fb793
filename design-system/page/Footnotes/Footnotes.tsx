import styled from '@emotion/styled';
import { CornerLeftUp } from 'lucide';
import type { ComponentProps } from 'react';
import { TextLink } from '../../actions/TextLink/TextLink.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { plainList } from '../../styles/plain-list.ts';

export interface Footnote {
  /** Where the figures come from, and their date. */
  source: string;
  /** Where to read the source, if it can be read. */
  href?: string;
  /** What comes from it, in parts by the places that mention it. */
  parts: readonly FootnotePart[];
  /** The anchor of a note that texts refer to by its number. Without one it has no number. */
  id?: string;
}

interface FootnotePart {
  /** Scope of the figures, a sentence or two each. */
  statements: readonly string[];
  /** The places that mention them; the name of such a link is what a screen reader says for its label. */
  back?: readonly { href: string; label: string; name: string }[];
}

interface FootnotesProps extends ComponentProps<'ol'> {
  /** Accessible name of the list, e.g. `Sources`. */
  label: string;
  /** One for each source. */
  notes: readonly Footnote[];
}

/** Quiet lines that say where figures come from: below what they are about, or once for a page. */
export function Footnotes({ label, notes, ...rest }: FootnotesProps) {
  return (
    <List {...rest} aria-label={label}>
      {notes.map(({ source, href, parts, id }) => (
        <li key={source} id={id}>
          <cite>{href ? <TextLink href={href}>{source}</TextLink> : source}</cite>
          {parts.map(({ statements, back = [] }) => (
            <Statements key={statements.join()}>
              {statements.map((statement, at) => (
                <li key={statement}>
                  {statement}
                  {at === statements.length - 1 &&
                    back.map((place) => (
                      <Back key={place.href} href={place.href} aria-label={place.name}>
                        <Icon icon={CornerLeftUp} fontSize="inherit" />
                        {place.label}
                      </Back>
                    ))}
                </li>
              ))}
            </Statements>
          ))}
        </li>
      ))}
    </List>
  );
}

const Statements = styled('ul')(({ theme }) => ({
  ...plainList,
  '& > li': { paddingBlockStart: theme.vars.space.xxs },
}));

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.note,
  ...plainList,
  columnWidth: ems(28),
  columnGap: theme.vars.space.xxl,
  color: theme.vars.color.text.subtle,
  hyphens: 'auto',
  '& cite': { fontStyle: 'normal', fontWeight: theme.typography.label.fontWeight },
  '& > li': {
    breakInside: 'avoid',
    paddingBlockEnd: theme.vars.space.m,
    scrollMarginBlockStart: theme.vars.size.header,
  },
  '& > li:target': { color: theme.vars.color.text.primary },
  '&:has(> [id])': { counterReset: 'note' },
  '& > li[id]': {
    position: 'relative',
    counterIncrement: 'note',
    paddingInlineStart: theme.vars.space.l,
  },
  '& > li[id]::before': {
    content: 'counter(note)',
    position: 'absolute',
    insetInlineStart: 0,
    fontWeight: theme.typography.label.fontWeight,
  },
}));

const Back = styled(TextLink)(({ theme }) => ({
  marginInlineStart: theme.vars.space.xs,
  whiteSpace: 'nowrap',
  '& > svg': { marginInline: `0 ${ems(0.25)}` },
}));
