import type { CSSObject, Theme } from '@mui/material/styles';
import { ems, fitted } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { createVariant } from './create-variant.ts';

/** From here up headers have room beside the figures. */
const ROOMY = `@container (min-inline-size: ${ems(40)})`;

/** Where even three figures do not fit beside each other, at large text sizes, each has its line. */
const TIGHT = `@container (max-inline-size: ${ems(15)})`;

/** Every row is a grid: its header above its figures, or beside them. */
export const facts = createVariant([style], { grid: true });

function style(theme: Theme): CSSObject {
  const { color, space, border, size, radius } = theme.vars;
  const { body, figure, label, note } = theme.typography;
  return {
    display: 'block',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '& > caption': visuallyHidden,
    '& > thead, & > tbody': { display: 'block' },
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
      alignItems: 'start',
      borderBlockStart: `${border.strong} solid ${color.line.control}`,
    },
    '& > thead td': { display: 'none', [ROOMY]: { display: 'block' } },
    '& > thead th': { display: 'grid', justifyItems: 'start', gap: space.xs },
    '& > tbody th': {
      ...note,
      gridColumn: '1 / -1',
      color: color.text.secondary,
      [ROOMY]: { ...body, gridColumn: 'auto' },
    },
    '& > tbody td': { fontWeight: label.fontWeight },
    '& > tbody > [data-emphasis] > td': {
      ...figure,
      fontSize: fitted(figure.fontSize, 5.4),
      color: color.text.accent,
      whiteSpace: 'nowrap',
      [ROOMY]: { fontSize: fitted(figure.fontSize, 3.6) },
      [TIGHT]: { fontSize: fitted(figure.fontSize, 12) },
    },
    '& [data-bar]::after': {
      content: '""',
      display: 'block',
      inlineSize: 'var(--share)',
      blockSize: size.bar,
      marginBlockStart: space.xxs,
      borderRadius: radius.round,
      backgroundColor: color.action.main,
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': {
        backgroundColor: 'CanvasText',
        forcedColorAdjust: 'none',
      },
    },
  };
}
