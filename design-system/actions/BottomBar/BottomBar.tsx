import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { transition } from '../../styles/transition.ts';

interface BottomBarProps extends ComponentProps<'button'> {
  /** An icon of lucide behind the target: the direction of the jump. */
  endIcon: IconNode;
  /** While it is not, it can be neither seen nor reached. */
  visible: boolean;
  /** Jumps to the other part. */
  onClick: () => void;
  /** What the bar keeps in view. */
  figure: string;
  /** More about the figure, below it: each is in one line, or all are. */
  details?: readonly string[] | undefined;
  /** Where it leads. */
  children: string;
}

/**
 * A shortcut along the foot of a phone's screen between two parts too far apart to see both. It keeps
 * the figure that they are about in view.
 */
export function BottomBar({
  endIcon,
  visible,
  figure,
  details = [],
  children,
  ...rest
}: BottomBarProps) {
  return (
    <Bar {...rest} type="button" data-visible={visible}>
      <Figure>
        <b>{figure}</b>
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
      </Figure>{' '}
      <Target>
        <span>{children}</span> <Icon icon={endIcon} />
      </Target>
    </Bar>
  );
}

const Bar = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.vars.space.m,
  minBlockSize: theme.vars.size.bottomBar,
  paddingInline: theme.vars.space.gutter,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  border: 0,
  borderBlockStart: `${theme.vars.border.thin} solid ${theme.vars.color.action.contrast}`,
  backgroundColor: theme.vars.color.action.main,
  color: theme.vars.color.action.contrast,
  textAlign: 'start',
  boxShadow: theme.vars.elevation.floating,
  cursor: 'pointer',
  transition: ['opacity', 'translate', 'visibility']
    .map((property) => transition(theme, property, 'ease'))
    .join(', '),
  '&:hover': { backgroundColor: theme.vars.color.action.hover },
  // Inside, where the edge of the screen does not cut it.
  '&:focus-visible': {
    outlineColor: theme.vars.color.action.contrast,
    outlineOffset: `calc(-1 * ${theme.vars.space.xs})`,
  },
  '&[data-visible="false"]': {
    visibility: 'hidden',
    opacity: 0,
    translate: `0 ${theme.vars.space.m}`,
    // It comes softly and goes at once: what it stood for is in view again.
    transition: 'none',
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  minInlineSize: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  marginBlock: theme.vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { ...theme.typography.label, display: 'block' },
}));

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.up('sm')]: {
    display: 'inline',
    '& + &::before': { content: '" · "' },
  },
}));

const Target = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: theme.vars.space.xs,
  maxInlineSize: '50%',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
}));
