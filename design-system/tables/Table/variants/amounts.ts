import type { CSSObject, Theme } from '@emotion/react';

/** Style of tables whose figures stand at the end of their columns. */
export function amounts({ typography, vars: { color, space } }: Theme): CSSObject {
  return {
    '& > thead': { ...typography.note, color: color.text.secondary },
    '& > thead th': { verticalAlign: 'bottom' },
    '& th': { overflowWrap: 'anywhere' },
    '& td, & > thead th + th': { textAlign: 'end', paddingInlineStart: space.m },
    '& [data-emphasis]': { fontWeight: typography.label.fontWeight },
  };
}
