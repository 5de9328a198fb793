import styled from '@emotion/styled';
import type { CardProps } from '@mui/material/Card';
import { ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { ems, fitted } from '../../styles/lengths.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { transition } from '../../styles/transition.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { Text } from '../../text/Text/Text.tsx';
import { PlainCard } from '../PlainCard.tsx';

interface PictureCardProps extends CardProps {
  /** A picture that fills its frame; decoration, the title says the same. */
  picture: ReactNode;
  /** Whom or what the page is for. */
  title: string;
  /** One sentence. */
  text: string;
  /** Text of its link, e.g. `Continue`. Assistive technology hears the title behind them. */
  actionLabel: string;
  /** The page that the card leads to. */
  href: string;
}

/**
 * A picture with a title that leads to a page, and an arrow that says so; nothing ever lies over the
 * picture. The whole card is the link.
 */
export function PictureCard({
  picture,
  title,
  text,
  actionLabel,
  href,
  ...rest
}: PictureCardProps) {
  const id = useId();
  return (
    <Frame {...rest}>
      <Layout>
        <Picture>{picture}</Picture>
        <Body>
          <Text variant="subtitle" id={`${id}title`} data-part="title">
            {title}
          </Text>
          <Sentence>{text}</Sentence>
          <Anchor href={href} aria-labelledby={`${id}action ${id}title`}>
            <span id={`${id}action`}>{actionLabel}</span>
            <Icon icon={ArrowRight} fontSize="inherit" />
          </Anchor>
        </Body>
      </Layout>
    </Frame>
  );
}

/** From here up there is room for the link's text beside the arrow. */
const WITH_LINK = `@container (min-inline-size: ${ems(19)})`;

const Frame = styled(PlainCard)({
  position: 'relative',
  blockSize: '100%',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});

const Layout = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.xs }));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: theme.vars.radius.medium,
  '& > img': {
    position: 'absolute',
    inset: 0,
    transition: transition(theme, 'scale', 'ease'),
  },
  'article:hover & > img': { scale: '1.04' },
  'article:has(:active) & > img': { scale: '1', opacity: theme.vars.fade.dimmed },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${theme.vars.space.xxs} ${theme.vars.space.xs}`,
  hyphens: 'auto',
  // In the smallest card a word like “Self-employed” fits beside the arrow.
  '& > [data-part="title"]': { fontSize: fitted(theme.typography.subtitle.fontSize, 11.5) },
}));

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.note,
  color: theme.vars.color.text.secondary,
  textWrap: 'pretty',
  gridRow: 2,
  gridColumn: '1 / -1',
}));

/** Beside the title an arrow. With room its text stands before it, as soon as the card is pointed at. */
const Anchor = styled('a')(({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.color.action.main,
  textDecoration: 'none',
  '& > span': visuallyHidden,
  '& > svg': { verticalAlign: '-0.125em' },
  [WITH_LINK]: {
    '& > span': {
      position: 'static',
      clipPath: 'none',
      marginInlineEnd: theme.vars.space.xxs,
      opacity: 0,
      transition: transition(theme, 'opacity', 'quick'),
    },
    'article:is(:hover, :focus-within) & > span': { opacity: 1 },
    '@media print, (hover: none)': { '& > span': { opacity: 1 } },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: theme.vars.radius.medium,
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));
