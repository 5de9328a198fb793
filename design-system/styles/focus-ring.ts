import type { Theme } from '@emotion/react';

/** The ring around what the keyboard has reached, clear of its edge so that it shows on any ground. */
export function focusRing({ vars }: Theme) {
  return {
    outline: `${vars.border.focus} solid ${vars.color.action.focus}`,
    outlineOffset: vars.border.strong,
  };
}

/** The same within its edge, for a row of what scrolls and would cut it off. */
export function ringWithin({ vars }: Theme) {
  return {
    '&:focus-visible, &.Mui-focusVisible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  };
}
