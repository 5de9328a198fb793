import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { createVariant } from './create-variant.ts';

/** Two offers side by side, cause by cause; the highlighted column is the lit one. */
export const comparison = createVariant([
  layout,
  highlightedColumn,
  emphasis,
  trendMarks,
  roomyCells,
  stackedRows,
  lines,
]);

function layout(theme: Theme): CSSObject {
  const { color, space } = theme.vars;
  return {
    position: 'relative',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& > thead': { color: 'inherit' },
    '& > caption': {
      ...theme.typography.note,
      color: color.text.subtle,
      textWrap: 'balance',
      paddingBlockEnd: space.m,
    },
    '& th, & td': {
      paddingBlock: space.xxs,
      paddingInline: space.xxs,
      verticalAlign: 'middle',
    },
    '& th': { hyphens: 'auto' },
    '& tbody th': { paddingInline: 0 },
    '& thead th': { ...theme.typography.label, verticalAlign: 'bottom' },
    '& thead th + th, & td': { textAlign: 'end', inlineSize: ems(5) },
    // Separate borders are those of cells, and show where rows are grids too.
    '& > tbody > tr': { borderBlockStart: 0 },
    '& tbody tr > *': { borderBlockStart: rule(theme) },
  };
}

/** A strip of light from the column's name to the last sum. */
function highlightedColumn({ vars: { color, radius } }: Theme): CSSObject {
  return {
    '& [data-highlighted]': { backgroundColor: color.surface.raised },
    '& thead [data-highlighted]': { borderRadius: `${radius.medium} ${radius.medium} 0 0` },
    '& tr[data-last] > [data-highlighted]': {
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
    },
    '& tr > [data-highlighted][data-trend="gain"]': { backgroundColor: color.signal.gainSoft },
  };
}

function emphasis({ typography, vars: { color, border, space } }: Theme): CSSObject {
  // Not larger than the others, so that the decimals stand in one line.
  const strong = { fontWeight: typography.label.fontWeight };
  const opened = { borderBlockStartWidth: border.strong, borderBlockStartColor: color.action.main };
  return {
    '& tr[data-emphasis="group"]': {
      '& > *': { ...opened, paddingBlock: `${space.s} ${space.xs}` },
      '& > th': typography.label,
      '& > td': strong,
    },
    '& tr[data-emphasis="total"]': { '& > th': typography.label, '& > td': strong },
    '& tr[data-emphasis="part"] > th': {
      ...typography.note,
      paddingInlineStart: space.m,
      color: color.text.secondary,
    },
    '& tr[data-emphasis="summary"]': {
      '& > *': { ...opened, paddingBlock: space.m },
      '& > th': { ...typography.lead, ...strong },
      '& > td': strong,
    },
  };
}

/**
 * Gains, losses and zeros differ by sign and mark first and by hue second. Marks are drawn by styles: a
 * table has dozens, and screen readers have the sign of the number.
 */
function trendMarks({ vars: { color, space, border, radius } }: Theme): CSSObject {
  return {
    '& [data-trend]': { whiteSpace: 'nowrap' },
    '& [data-trend]::before': { marginInlineEnd: space.xxs },
    '& [data-trend="gain"]': { color: color.signal.gain },
    '& [data-trend="gain"]::before': { content: '"↑" / ""' },
    '& [data-trend="loss"]::before': { content: '"↓" / ""', color: color.signal.loss },
    '& [data-trend="zero"]': { color: color.text.subtle },
    '& [data-trend="zero"]::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '0.5em',
      aspectRatio: 1,
      border: `${border.thin} solid currentColor`,
      borderRadius: radius.round,
      // As high as the arrows of the other rows stand.
      marginBlockEnd: ems(0.1),
    },
  };
}

function roomyCells({ typography, vars: { space } }: Theme): CSSObject {
  return {
    [`@container (min-inline-size: ${ems(28)})`]: {
      '& th, & td': { paddingBlock: space.xs },
      '& thead th + th, & td': { inlineSize: ems(9.5), paddingInline: space.m },
      '& tr[data-emphasis="group"] > th': typography.subtitle,
      '& tr[data-emphasis="part"] > th': { paddingInlineStart: space.l },
      '& tr[data-emphasis="summary"] > td': { fontSize: typography.lead.fontSize },
    },
  };
}

/**
 * Where a word no longer fits beside two figures, on the narrowest phones and at large text sizes,
 * the figures stand below it.
 */
function stackedRows({ vars: { space } }: Theme): CSSObject {
  return {
    [`@container (max-inline-size: ${ems(18)})`]: {
      '&, & > thead, & > tbody, & > caption': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      '& th, & td': { blockSize: 'auto' },
      '& thead th + th, & td': { inlineSize: 'auto' },
      '& tbody th, & thead [data-corner]': { gridColumn: '1 / -1' },
      '& tbody tr > td': { borderBlockStart: 0, paddingBlock: `0 ${space.s}` },
    },
  };
}

/** A line across the table is quieter than its rows, and begins like their headers. */
function lines({ typography, vars }: Theme): CSSObject {
  return {
    '& td[colspan]': {
      ...typography.note,
      textAlign: 'start',
      inlineSize: 'auto',
      paddingInlineStart: 0,
      gridColumn: '1 / -1',
      color: vars.color.text.secondary,
    },
  };
}
