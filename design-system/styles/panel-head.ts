import type { Theme } from '@emotion/react';

/** A heading that opens what is below it: its words, and an icon at the end. */
export function panelHead({ vars, typography, breakpoints }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.xs,
    // As large as a label in a narrow place, so that most headings stay in one line.
    [breakpoints.down('md')]: {
      minBlockSize: vars.size.touch,
      '&, & > :not(svg)': { fontSize: typography.label.fontSize },
    },
  };
}
