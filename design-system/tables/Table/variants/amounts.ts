import type { CSSObject, Theme } from '@mui/material/styles';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';

/** Style of every table. */
export function base(theme: Theme): CSSObject {
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'inherit' },
    '& > tbody > tr': { borderBlockStart: rule(theme), breakInside: 'avoid' },
  };
}

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

/** Items and their amounts, one below the other: what a chart shows, to be read or copied. */
export function plain({ vars: { size, space } }: Theme): CSSObject {
  return {
    maxInlineSize: size.measure,
    hyphens: 'auto',
    '& > caption': visuallyHidden,
    '& > thead th': { verticalAlign: 'middle' },
    '& tr > *': { paddingBlock: space.xs },
  };
}

/** Figures in several columns. Where they are too wide they scroll sideways, by keyboard too. */
export function dense({ typography, vars: { space } }: Theme): CSSObject {
  return {
    ...typography.note,
    '& > caption': visuallyHidden,
    '& th': { overflowWrap: 'inherit' },
    '& td': { whiteSpace: 'nowrap' },
    '& tr > *': { paddingBlock: space.xxs },
  };
}
