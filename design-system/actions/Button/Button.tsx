import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { transition } from '../../styles/transition.ts';
import { getPressAttributes, type LinkProps, type Pressable, spinner } from '../pressable.ts';

type ButtonVariant = 'contained' | 'glow' | 'outlined' | 'text';
type ButtonSize = 'small' | 'medium' | 'large';

interface Appearance {
  /** `glow` is the one action of a page that must win; `outlined` and `text` step back. */
  variant?: ButtonVariant;
  /** `large` for the first view of a page; `small` is on a phone as small as a finger allows. */
  size?: ButtonSize;
  /** Waiting for what the click started: keeps its width and its focus, and nothing activates it. */
  loading?: boolean;
  /** An icon of lucide before the words: what the button does. */
  startIcon?: IconNode;
  /** An icon of lucide behind the words, where the way leads on. */
  endIcon?: IconNode;
  /** Stretches to its container, as buttons do on a phone. */
  fullWidth?: boolean;
}

export type ButtonLinkProps = Appearance & LinkProps;

/** Anything to click that leads somewhere or does something. */
export function Button({
  variant = 'contained',
  size = 'medium',
  loading = false,
  startIcon,
  endIcon,
  fullWidth = false,
  children,
  ...rest
}: Appearance & Pressable) {
  const withIcons = (
    <>
      {startIcon && <Icon icon={startIcon} />}
      {children && <span>{children}</span>}
      {endIcon && <Icon icon={endIcon} />}
    </>
  );
  return (
    <Face
      {...getPressAttributes(rest, loading)}
      data-variant={variant === 'contained' ? undefined : variant}
      data-size={size === 'medium' ? undefined : size}
      data-full-width={fullWidth || undefined}
    >
      {startIcon || endIcon ? withIcons : children}
    </Face>
  );
}

const Face = styled('button')(({ theme }) => {
  const { contained, ...others } = variants(theme);
  return {
    ...theme.typography.label,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'transparent',
    color: 'inherit',
    textDecoration: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    gap: theme.vars.space.xs,
    minBlockSize: theme.vars.size.control,
    paddingInline: theme.vars.space.l,
    paddingBlock: theme.vars.space.xs,
    borderRadius: theme.vars.radius.round,
    border: `${theme.vars.border.strong} solid transparent`,
    textAlign: 'center',
    transition: transition(theme, 'background-color', 'quick'),
    ...styleByValue<Exclude<ButtonSize, 'medium'>>('size', {
      large: { minBlockSize: theme.vars.size.controlHero },
      small: {
        [theme.breakpoints.down('md')]: {
          minBlockSize: theme.vars.size.touch,
          paddingInline: theme.vars.space.m,
        },
      },
    }),
    '&[data-full-width]': { inlineSize: '100%' },
    '&:not([data-variant])': contained,
    ...styleByValue<Exclude<ButtonVariant, 'contained'>>('variant', others),
    '&:focus-visible': focusRing(theme),
    ...notPrinted,
    '&[aria-busy]': { pointerEvents: 'none', '&::after': spinner(theme) },
    '&:disabled': { opacity: theme.vars.fade.dimmed, pointerEvents: 'none' },
    '@media (forced-colors: active)': {
      // As weighty as the rule of the variant that colours its border.
      '&, &[data-variant]': { borderColor: 'ButtonText' },
    },
  };
});

function variants(theme: Theme) {
  const { action, surface, text } = theme.vars.color;
  return {
    glow: {
      backgroundColor: action.glow,
      color: text.onGlow,
      '&:hover': { backgroundColor: action.glowHover },
    },
    contained: {
      backgroundColor: action.main,
      color: action.contrast,
      '&:hover': { backgroundColor: action.hover },
    },
    outlined: {
      borderColor: action.main,
      color: action.main,
      '&:hover': { backgroundColor: surface.tint },
    },
    text: { color: action.main, '&:hover': { backgroundColor: surface.tint } },
  } satisfies Record<ButtonVariant, object>;
}
