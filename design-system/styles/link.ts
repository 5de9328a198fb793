import type { Theme } from '@emotion/react';

/** A link within text: its colour and a line that grows under the pointer. */
export function link(theme: Theme) {
  return {
    color: theme.vars.color.text.accent,
    textDecorationThickness: theme.vars.border.thin,
    textUnderlineOffset: '0.25em',
    // Alone in a line it is as high as a target has to be.
    paddingBlock: theme.vars.space.xxs,
    '&:hover': { textDecorationThickness: theme.vars.border.focus },
  };
}
