import type { Theme } from '@emotion/react';

/** A line of words to click, as large as a finger needs. */
export function touchTarget({ vars: { size } }: Theme) {
  return {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    minInlineSize: size.touch,
  };
}

/** The same laid over words that keep the height of their line. */
export function touchLayer({ vars: { size } }: Theme) {
  return {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `min(0px, (100% - ${size.touch}) / 2)`,
      insetInline: `min(0px, (100% - ${size.touch}) / 2)`,
    },
  } as const;
}
