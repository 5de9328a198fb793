import { keyframes, type Theme } from '@emotion/react';
import type { MouseEvent } from 'react';

/** What a button has while it loads. It keeps its focus, so it is not disabled; nothing activates it. */
export function getLoadingAttributes(loading: boolean) {
  return loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : undefined;
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
