import { keyframes, type Theme } from '@emotion/react';
import type { ComponentProps, MouseEvent } from 'react';

interface ActionProps extends ComponentProps<'button'> {
  href?: undefined;
}

/** A real `<a>`: it works without JavaScript and in a new tab. */
export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** HTML knows no link that is disabled: leave it out, or say why it leads nowhere. */
  disabled?: never;
}

/** Attributes of a button, or with `href` of a link. */
export type Pressable = ActionProps | LinkProps;

/** The attributes of a styled `button` that may be a link. While it loads, no click or key activates it. */
export function getPressAttributes(own: Pressable, loading: boolean) {
  return {
    ...(own.href === undefined ? { type: 'button' as const } : { as: 'a' as const }),
    // The root is either element, which `styled` cannot say.
    ...(own as ComponentProps<'button'>),
    ...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore }),
  };
}

/** Enter and the space bar are clicks too. None leads anywhere, sends a form or reaches what is around. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** It turns without moving the text; under reduced motion it stands still. */
export function spinner(theme: Theme) {
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
