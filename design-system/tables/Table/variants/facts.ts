import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { createVariant, drawn, FORCED_COLORS } from './create-variant.ts';

/** From here up headers have room beside the figures. */
const ROOMY = `@container (min-inline-size: ${ems(48)})`;
const NARROW = `@container not (min-inline-size: ${ems(48)})`;

/** Where figures do not fit beside each other, at large text sizes, each has its line and its name. */
const TIGHT = `@container (max-inline-size: ${ems(18.5)})`;

/** Every row is a grid: its header above its figures, or beside them. Figures may be drawn as bars. */
export const facts = createVariant([style, bars], { grid: true, labelled: true });

function style(theme: Theme): CSSObject {
  const { color, space, border } = theme.vars;
  const { body, label, note, subtitle } = theme.typography;
  return {
    display: 'block',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '& > caption': visuallyHidden,
    '& > thead, & > tbody': { display: 'block' },
    '& > thead': { color: 'inherit' },
    '& tr > *': { paddingBlock: border.thin },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      columnGap: space.s,
      alignItems: 'baseline',
      paddingBlock: space.xs,
      borderBlockStart: rule(theme),
      [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [ROOMY]: {
        gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns), minmax(0, 1fr))',
        columnGap: space.l,
      },
    },
    '& > thead > tr': {
      ...label,
      alignItems: 'end',
      borderBlockStart: `${border.strong} solid ${color.line.control}`,
    },
    '& > thead td': { display: 'none', [ROOMY]: { display: 'block' } },
    [NARROW]: { '& > thead [data-corner]': { ...visuallyHidden, padding: 0 } },
    '& > tbody th': {
      ...note,
      gridColumn: '1 / -1',
      [ROOMY]: { ...body, gridColumn: 'auto' },
    },
    '&:not([data-on-dark]) > tbody th': { color: color.text.secondary },
    '& small': { ...note, display: 'block' },
    '& > tbody td': { fontWeight: label.fontWeight },
    '& td > span': { display: 'none' },
    '& td > b': { fontWeight: 'inherit' },
    '& > tbody > [data-emphasis]': {
      '& > th': { ...label, [ROOMY]: subtitle },
      '& > td > b': { ...subtitle, whiteSpace: 'nowrap' },
    },
    [TIGHT]: {
      '& > thead': visuallyHidden,
      '& > tbody td': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: space.xs,
      },
      '& td > span': { display: 'block' },
    },
  };
}

/** All bars of a table share one scale; a loss is drawn from zero to the left, and is hollow. */
function bars({ vars: { color, size, space, radius, border } }: Theme): CSSObject {
  return {
    '--bar': color.action.main,
    '&[data-on-dark]': { '--bar': color.action.glow },
    '& [data-bar]::after': {
      ...drawn,
      position: 'static',
      display: 'block',
      marginInlineStart: 'calc(var(--start) * 100%)',
      inlineSize: 'calc(var(--size) * 100%)',
      blockSize: size.bar,
      marginBlockStart: space.xxs,
      borderRadius: radius.round,
      border: `${border.strong} solid var(--bar)`,
      backgroundColor: 'var(--bar)',
    },
    '& [data-trend="loss"]::after': { backgroundColor: 'transparent' },
    '@media print': { '&[data-on-dark]': { '--bar': color.action.main } },
    [FORCED_COLORS]: {
      '&, &[data-on-dark]': { '--bar': 'CanvasText' },
      '& [data-bar]::after': { forcedColorAdjust: 'none' },
    },
  };
}
