import type { Theme } from '@emotion/react';

/** The column in the middle of the page that everything keeps to, with a gutter on either side. */
export function contentColumn({ vars }: Theme) {
  return {
    maxInlineSize: vars.size.content,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  };
}
