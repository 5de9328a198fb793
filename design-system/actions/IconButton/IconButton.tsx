import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { transition } from '../../styles/transition.ts';
import { getPressAttributes, type Pressable, spinner } from '../pressable.ts';

interface Appearance {
  /** An icon of lucide. */
  icon: IconNode;
  /** What it does: the icon alone says nothing to a screen reader. */
  'aria-label': string;
  /** `outlined` is round, for a control that is used again and again. */
  variant?: keyof typeof FACES;
  /** Waiting for what the click started: keeps its focus, and nothing activates it. */
  loading?: boolean;
}

/** A button, or with `href` a link, of an icon alone. */
export function IconButton({
  icon,
  variant = 'text',
  loading = false,
  ...rest
}: Appearance & Pressable) {
  const Face = FACES[variant];
  return (
    <Face {...getPressAttributes(rest, loading)}>
      <Icon icon={icon} />
    </Face>
  );
}

type Style = (props: { theme: Theme }) => CSSObject;

const base: Style = ({ theme }) => ({
  ...touchTarget(theme),
  justifyContent: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:disabled': { opacity: theme.vars.fade.dimmed, cursor: 'auto' },
  '&[aria-busy]': {
    position: 'relative',
    cursor: 'progress',
    '& > svg': { visibility: 'hidden' },
    '&::after': { ...spinner(theme), inset: 0, margin: 'auto' },
  },
});

const outlined: Style = ({ theme }) => ({
  border: rule(theme, 'control'),
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.action.main,
  touchAction: 'manipulation',
  transition: transition(theme, 'background-color', 'quick'),
  '&:hover': { backgroundColor: theme.vars.color.surface.tint },
  '&[aria-disabled="true"]:not([aria-busy])': {
    borderColor: theme.vars.color.line.soft,
    backgroundColor: 'transparent',
    color: theme.vars.color.line.control,
    cursor: 'default',
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
});

/** One element for each variant, so that a page has the rules of its own variants only. */
const FACES = {
  text: styled('button')(base),
  outlined: styled('button')(base, outlined),
};
