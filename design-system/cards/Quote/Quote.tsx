import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { oneColumn } from '../../styles/one-column.ts';
import { Text } from '../../text/Text/Text.tsx';

interface QuoteProps extends ComponentProps<'figure'> {
  /** The words, without quotation marks. */
  text: string;
  /** The person who says it. */
  author: string;
  /** A warning to the reader, e.g. `An opinion, not a promise`. */
  note?: string;
}

/** A person's own words, set apart from what the page itself says. */
export function Quote({ text, author, note, ...rest }: QuoteProps) {
  return (
    <Figure {...rest}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <Text variant="label" component="p">
          {author}
        </Text>
        {note && <Text variant="note">{note}</Text>}
      </figcaption>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.measure,
  paddingInlineStart: theme.vars.space.m,
  overflowWrap: 'anywhere',
  borderInlineStart: `${theme.vars.border.focus} solid ${theme.vars.color.action.glow}`,
  '& > blockquote': { ...theme.typography.body, hyphens: 'auto', textWrap: 'balance' },
  '& > blockquote::before': { content: 'open-quote' },
  '& > blockquote::after': { content: 'close-quote' },
  '& > figcaption': { ...oneColumn, gap: theme.vars.space.xxs },
}));
