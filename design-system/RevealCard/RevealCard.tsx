import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../styles/focus-ring.ts';
import { oneColumn } from '../styles/one-column.ts';
import { touchTarget } from '../styles/touch-target.ts';
import { transition } from '../styles/transition.ts';
import { Text } from '../Text/Text.tsx';

interface RevealCardProps extends ComponentProps<'article'> {
  /** A picture that fills its frame; decoration, the title says the same. */
  picture: ReactNode;
  title: string;
  /** One sentence that shows itself when the card is pointed at or focused. */
  text: string;
  /** The words on its link, e.g. `Continue`. Assistive technology hears the title behind them. */
  action: string;
  href: string;
}

/**
 * A picture with a title that leads to a page. Its sentence and its link lie over the picture while
 * it is pointed at or focused, and stand below it where nothing hovers and on paper. The whole card is the link.
 */
export function RevealCard({ picture, title, text, action, href, ...rest }: RevealCardProps) {
  const id = useId();
  return (
    <Card {...rest}>
      <Picture>{picture}</Picture>
      <Text variant="subtitle" id={`${id}title`}>
        {title}
      </Text>
      <Reveal>
        <Text tone="secondary">{text}</Text>
        <Anchor href={href} aria-labelledby={`${id}action ${id}title`}>
          <Words id={`${id}action`}>{action}</Words>
          <Icon of={ArrowRight} />
        </Anchor>
      </Reveal>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  gap: theme.vars.space.s,
  blockSize: '100%',
  overflowWrap: 'anywhere',
  '@media print, (hover: none)': { gridTemplateRows: 'auto auto 1fr' },
}));

const Picture = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.vars.radius.small,
  // The proportions are a least height: the frame still grows with the sentence over it.
  '&::before': { content: '""', display: 'block', aspectRatio: 'var(--picture, 4 / 5)' },
  '& > img': {
    position: 'absolute',
    inset: 0,
    transition: transition(theme, 'scale', 'ease'),
  },
  'article:hover > & > img': { scale: '1.04' },
}));

/** Shares the picture's cell, which grows with it: nothing moves when it appears. */
const Reveal = styled('div')(({ theme }) => ({
  ...oneColumn,
  justifyItems: 'start',
  gap: theme.vars.space.xs,
  hyphens: 'auto',
  '@media screen and (hover: hover)': {
    gridArea: '1 / 1',
    zIndex: 1,
    alignSelf: 'end',
    margin: theme.vars.space.xs,
    padding: theme.vars.space.m,
    borderRadius: theme.vars.radius.small,
    backgroundColor: theme.vars.color.surface.raised,
    opacity: 0,
    transition: transition(theme, 'opacity', 'ease'),
    'article:is(:hover, :focus-within) > &': { opacity: 1 },
  },
  '@media print, (hover: none)': { alignContent: 'space-between' },
}));

const Anchor = styled('a')(({ theme }) => ({
  ...theme.typography.label,
  ...touchTarget(theme),
  gap: theme.vars.space.xs,
  color: theme.vars.color.action.main,
  textDecoration: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: theme.vars.radius.small,
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

const Words = styled('span')({ 'a:hover > &': { textDecoration: 'underline' } });
