import type { Theme } from '@emotion/react';

/** Prints a dark ground and everything on it as dark on white, which saves ink. */
export function onPaper({ vars }: Theme) {
  const plain = {
    backgroundColor: 'transparent !important',
    color: `${vars.color.text.primary} !important`,
  };
  return { '@media print': { '&, & *': plain } };
}
