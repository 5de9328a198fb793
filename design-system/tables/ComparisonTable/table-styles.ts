import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../lengths.ts';
import { rule } from '../../styles/rule.ts';

/**
 * The look of the comparison table; its rows say what they are by `data-kind`, `-inset`, `-gain`,
 * `-folded` and `-last`.
 */
export function tableStyles(theme: Theme): CSSObject[] {
  return [
    base(theme),
    ourColumn(theme),
    kindsOfRows(theme),
    roomyCells(theme),
    stackedRows(theme),
    folds(),
  ];
}

function base(theme: Theme): CSSObject {
  const { color } = theme.vars;
  return {
    position: 'relative',
    tableLayout: 'fixed',
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > caption': {
      ...theme.typography.note,
      color: color.text.subtle,
      textAlign: 'start',
      textWrap: 'balance',
      paddingBlockEnd: theme.vars.space.m,
    },
    '& th, & td': {
      paddingBlock: theme.vars.space.xxs,
      paddingInline: theme.vars.space.xxs,
      verticalAlign: 'middle',
    },
    '& th': { textAlign: 'start', fontWeight: 'inherit', hyphens: 'auto' },
    '& tbody th': { paddingInline: 0 },
    '& thead th': { ...theme.typography.label, verticalAlign: 'bottom' },
    '& thead [data-column], & td': { textAlign: 'end', inlineSize: ems(5) },
    '& tbody tr > *': { borderBlockStart: rule(theme) },
  };
}

/** A strip of light from the column's name to the last sum. */
function ourColumn(theme: Theme): CSSObject {
  const { color, radius } = theme.vars;
  return {
    '& [data-column="ours"]': { backgroundColor: color.surface.raised },
    '& thead [data-column="ours"]': { borderRadius: `${radius.medium} ${radius.medium} 0 0` },
    '& tr[data-last] > [data-column="ours"]': {
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
    },
    '& tr[data-gain] > [data-column="ours"]': { backgroundColor: color.signal.gainSoft },
  };
}

function kindsOfRows(theme: Theme): CSSObject {
  const { color, border, space } = theme.vars;
  // Not larger than the others, so that the decimals stand in one line.
  const strong = { fontWeight: theme.typography.label.fontWeight };
  const opened = { borderBlockStartWidth: border.strong, borderBlockStartColor: color.action.main };
  return {
    '& tr[data-kind="heading"]': {
      '& > *': { ...opened, paddingBlock: `${space.s} ${space.xs}` },
      '& > th': theme.typography.label,
      '& > td': strong,
    },
    '& tr[data-kind="main"]': { '& > th': theme.typography.label, '& > td': strong },
    '& tr[data-inset] > th': {
      ...theme.typography.note,
      paddingInlineStart: theme.vars.space.m,
      color: color.text.secondary,
    },
    '& tr[data-kind="summary"]': {
      '& > *': { ...opened, paddingBlock: space.m },
      '& > th': { ...theme.typography.lead, ...strong },
      '& > td': strong,
    },
  };
}

function roomyCells(theme: Theme): CSSObject {
  return {
    [`@container (min-inline-size: ${ems(28)})`]: {
      '& th, & td': { paddingBlock: theme.vars.space.xs },
      '& thead [data-column], & td': { inlineSize: ems(9.5), paddingInline: theme.vars.space.m },
      '& tr[data-kind="heading"] > th': theme.typography.subtitle,
      '& tr[data-inset] > th': { paddingInlineStart: theme.vars.space.l },
      '& tr[data-kind="summary"] > td': { fontSize: theme.typography.lead.fontSize },
    },
  };
}

/**
 * Where a word no longer fits beside two figures, on the narrowest phones and at large text sizes,
 * the figures stand below it.
 */
function stackedRows(theme: Theme): CSSObject {
  return {
    [`@container (max-inline-size: ${ems(18)})`]: {
      '&, & > thead, & > tbody, & > caption': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      '& th, & td': { blockSize: 'auto' },
      '& thead [data-column], & td': { inlineSize: 'auto' },
      '& tbody th, & thead th:not([data-column])': { gridColumn: '1 / -1' },
      '& tbody tr > td': { borderBlockStart: 0, paddingBlock: `0 ${theme.vars.space.s}` },
    },
  };
}

/** The line of folded rows begins like their labels; on paper every row shows and no line. */
function folds(): CSSObject {
  return {
    '& td[colspan]': {
      textAlign: 'start',
      inlineSize: 'auto',
      paddingInlineStart: 0,
      gridColumn: '1 / -1',
    },
    '& tbody:not(:has(details[open])) > tr[data-folded]': { display: 'none' },
    '@media print': {
      '& tbody > tr[data-folded]': { display: 'table-row !important' },
      '& tr[data-kind="fold"]': { display: 'none' },
    },
  };
}
