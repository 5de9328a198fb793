import { keyframes, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { transition } from '../../styles/transition.ts';

type ButtonVariant = 'contained' | 'glow' | 'outlined' | 'text';

interface Appearance {
  /** `glow` is the one action of a page that must win; `outlined` and `text` step back. */
  variant?: ButtonVariant;
  /** `large` for the first view of a page; `small` is on a phone as small as a finger allows. */
  size?: 'small' | 'large';
  /** Waiting for what the click started: keeps its width and its focus, and takes no further click. */
  loading?: boolean;
  endIcon?: IconNode;
  /** Stretches to its container, as buttons do on a phone. */
  fullWidth?: boolean;
}

interface ActionProps extends ComponentProps<'button'> {
  href?: undefined;
}

/** A real `<a>`: it works without JavaScript and in a new tab. */
interface LinkProps extends ComponentProps<'a'> {
  href: string;
  disabled?: never;
}

export type ButtonLinkProps = Appearance & LinkProps;

/** Anything to click that leads somewhere or does something. */
export function Button({
  variant = 'contained',
  size,
  loading = false,
  endIcon,
  fullWidth = false,
  children,
  ...rest
}: Appearance & (ActionProps | LinkProps)) {
  return (
    <Face
      {...(rest.href === undefined ? { type: 'button' } : { as: 'a' })}
      // The root is either element, which `styled` cannot say.
      {...(rest as ComponentProps<'button'>)}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      data-variant={variant === 'contained' ? undefined : variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {children}
      {endIcon && <Icon icon={endIcon} />}
    </Face>
  );
}

/** Neither leads anywhere nor sends a form. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

const Face = styled('button')(({ theme }) => {
  const { contained, glow, outlined, text } = variants(theme);
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
    '&[data-size="large"]': { minBlockSize: theme.vars.size.controlHero },
    [theme.breakpoints.down('md')]: {
      '&[data-size="small"]': {
        minBlockSize: theme.vars.size.touch,
        paddingInline: theme.vars.space.m,
      },
    },
    '&[data-full-width]': { inlineSize: '100%' },
    '&:not([data-variant])': contained,
    '&[data-variant="glow"]': glow,
    '&[data-variant="outlined"]': outlined,
    '&[data-variant="text"]': text,
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

/** It turns beside the text without moving it; under reduced motion it stands still. */
function spinner(theme: Theme) {
  return {
    content: '""',
    position: 'absolute',
    insetInlineEnd: theme.vars.space.xxs,
    inlineSize: '1em',
    blockSize: '1em',
    border: `${theme.vars.border.strong} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderRadius: theme.vars.radius.round,
    animation: `${turn} ${theme.vars.time.settle} linear infinite`,
  } as const;
}

const turn = keyframes({ to: { rotate: '1turn' } });

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
