import { styled } from '@mui/material/styles';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { transition } from '../../styles/transition.ts';

interface FloatingButtonProps extends ComponentProps<'button'> {
  icon: IconNode;
  /** While it is not, it can be neither seen nor reached. */
  visible: boolean;
  onClick: () => void;
  children: string;
}

/** A shortcut at the bottom of a phone's screen between two parts too far apart to see both. */
export function FloatingButton({ icon, visible, children, ...rest }: FloatingButtonProps) {
  return (
    <Pill {...rest} type="button" data-visible={visible}>
      <Icon icon={icon} />
      {children}
    </Pill>
  );
}

const Pill = styled('button')(({ theme }) => ({
  ...theme.typography.label,
  position: 'fixed',
  insetBlockEnd: `calc(${theme.vars.space.m} + env(safe-area-inset-bottom))`,
  insetInline: theme.vars.space.gutter,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.vars.space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${theme.vars.space.gutter})`,
  minBlockSize: theme.vars.size.control,
  marginInline: 'auto',
  paddingInline: theme.vars.space.l,
  border: `${theme.vars.border.thin} solid ${theme.vars.color.action.contrast}`,
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.action.main,
  color: theme.vars.color.action.contrast,
  boxShadow: theme.vars.elevation.floating,
  cursor: 'pointer',
  transition: ['opacity', 'translate', 'visibility']
    .map((property) => transition(theme, property, 'ease'))
    .join(', '),
  '&:hover': { backgroundColor: theme.vars.color.action.hover },
  '&[data-visible="false"]': {
    visibility: 'hidden',
    opacity: 0,
    translate: `0 ${theme.vars.space.m}`,
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));
