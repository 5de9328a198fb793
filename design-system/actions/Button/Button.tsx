import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled, type Theme } from '@mui/material/styles';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { transition } from '../../styles/transition.ts';

export type ButtonLook = 'glow' | 'outline' | 'plain';

interface ButtonProps extends ComponentProps<'button'> {
  /** Solid if left out. `glow` is the one action of a page that must win; the others step back. */
  look?: ButtonLook | undefined;
  /** `hero` is larger, for the first view of a page; `header` is as small on a phone as a finger allows. */
  size?: 'hero' | 'header';
  /** A link is a real `<a>`: it works without JavaScript and in a new tab. */
  href?: string;
  /** The link's target is saved instead of opened. */
  download?: boolean;
  /** Waiting for what the press started: keeps its width, says so, takes no further press. */
  busy?: boolean;
  icon?: IconNode;
  /** Stretches to its container, as buttons do on a phone. */
  wide?: boolean;
}

/** Anything to press that leads somewhere or does something. */
export function Button({
  look,
  size,
  href,
  busy = false,
  disabled = false,
  icon,
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  const target = href === undefined ? { disabled } : { component: 'a' as const, href };
  return (
    <Face
      {...rest}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      {...target}
    >
      {children}
      {icon && <Icon of={icon} />}
    </Face>
  );
}

const Face = styled(ButtonBase)<{ href?: string; component?: 'a' }>(({ theme }) => {
  const { solid, glow, outline, plain } = looks(theme);
  return {
    ...theme.typography.label,
    gap: theme.vars.space.xs,
    minBlockSize: theme.vars.size.control,
    paddingInline: theme.vars.space.l,
    paddingBlock: theme.vars.space.xs,
    borderRadius: theme.vars.radius.round,
    border: `${theme.vars.border.strong} solid transparent`,
    textAlign: 'center',
    transition: transition(theme, 'background-color', 'quick'),
    '&[data-size="hero"]': { minBlockSize: theme.vars.size.controlHero },
    [theme.breakpoints.down('md')]: {
      '&[data-size="header"]': {
        minBlockSize: theme.vars.size.touch,
        paddingInline: theme.vars.space.m,
      },
    },
    '&[data-wide]': { inlineSize: '100%' },
    '&:not([data-look])': solid,
    '&[data-look="glow"]': glow,
    '&[data-look="outline"]': outline,
    '&[data-look="plain"]': plain,
    '&:focus-visible': focusRing(theme),
    '&[aria-busy]': { pointerEvents: 'none', '&::after': spinner(theme) },
    '&:disabled': { opacity: theme.vars.fade.dimmed },
    '@media (forced-colors: active)': {
      // As weighty as the rule of the look that colours its border.
      '&, &[data-look]': { borderColor: 'ButtonText' },
    },
  };
});

/** Turns beside the text without moving it; under reduced motion it stands still. */
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

function looks(theme: Theme) {
  const { action, surface, text } = theme.vars.color;
  return {
    glow: {
      backgroundColor: action.glow,
      color: text.onGlow,
      '&:hover': { backgroundColor: action.glowHover },
    },
    solid: {
      backgroundColor: action.main,
      color: action.contrast,
      '&:hover': { backgroundColor: action.hover },
    },
    outline: {
      borderColor: action.main,
      color: action.main,
      '&:hover': { backgroundColor: surface.tint },
    },
    plain: { color: action.main, '&:hover': { backgroundColor: surface.tint } },
  } satisfies Record<ButtonLook | 'solid', object>;
}
