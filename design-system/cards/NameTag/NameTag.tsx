import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems } from '../../styles/lengths.ts';
import { Text } from '../../text/Text/Text.tsx';

interface NameTagProps extends ComponentProps<'div'> {
  /** A first name, with an age where it matters. */
  name: string;
  /** A fact about the person, e.g. `300 € per month`. */
  caption: string;
}

/** Names a person in a picture: its arrow ends at its lower corner on the start side. */
export function NameTag({ name, caption, ...rest }: NameTagProps) {
  return (
    <Tag {...rest}>
      <Arrow viewBox="0 0 40 40" aria-hidden>
        <path d="M38 4C22 4 9 14 5 36M1 27l4 10 9-6" />
      </Arrow>
      <Words>
        <Text variant="label">{name}</Text>
        <Text variant="note">{caption}</Text>
      </Words>
    </Tag>
  );
}

const Tag = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.vars.space.xs,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  // On a phone there is no room for it beside words of twice their size.
  [`@container (max-inline-size: ${ems(16)})`]: { display: 'none' },
}));

const Arrow = styled('svg')(({ theme }) => ({
  flex: 'none',
  inlineSize: theme.vars.size.iconLarge,
  blockSize: theme.vars.size.iconLarge,
  alignSelf: 'end',
  fill: 'none',
  stroke: theme.vars.color.line.drawn,
  strokeWidth: theme.vars.border.strong,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  marginBlockEnd: theme.vars.space.m,
  paddingInline: theme.vars.space.s,
  paddingBlock: theme.vars.space.xs,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.primary,
}));
