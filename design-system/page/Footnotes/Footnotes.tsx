import { styled } from '@mui/material/styles';
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
  /** Scope of the figures. */
  text: string;
}

/** A footnote that texts refer to by its number. */
interface ReferredFootnote extends Footnote {
  /** Its anchor. Without one it has no number. */
  id?: string;
  /** The places that refer to it; the name of such a link is what a screen reader says for its label. */
  back?: readonly { href: string; label: string; name: string }[];
}

interface FootnotesProps extends ComponentProps<'ol'> {
  /** Accessible name of the list, e.g. `Sources`. */
  label: string;
  notes: readonly ReferredFootnote[];
}

/** Quiet lines that say where figures come from: below what they are about, or once for a page. */
export function Footnotes({ label, notes, ...rest }: FootnotesProps) {
  return (
    <List {...rest} aria-label={label}>
      {notes.map(({ source, href, text, id, back = [] }) => (
        <li key={source} id={id}>
          {text} <cite>{href ? <TextLink href={href}>{source}</TextLink> : source}</cite>
          {back.map((place) => (
            <Back key={place.href} href={place.href} aria-label={place.name}>
              <Icon icon={CornerLeftUp} size="text" />
              {place.label}
            </Back>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.note,
  ...plainList,
  columnWidth: ems(28),
  columnGap: theme.vars.space.xxl,
  color: theme.vars.color.text.subtle,
  hyphens: 'auto',
  '& cite': { fontStyle: 'normal' },
  '& > li': {
    breakInside: 'avoid',
    paddingBlockEnd: theme.vars.space.xs,
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
