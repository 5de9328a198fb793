import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { amounts, createVariant, drawn, FORCED_COLORS, ROW, stacked } from './create-variant.ts';

/** Uncertain amounts on one scale that begins at zero: a bar below each, with a mark at the middle. */
export const ranges = createVariant([amounts, style, () => stacked(13)]);

function style(theme: Theme): CSSObject {
  const { color, size, radius, border, space } = theme.vars;
  return {
    ...theme.typography.note,
    '& > thead th': { paddingBlock: border.thin },
    '& > thead th + th, & td': { paddingInlineStart: space.xs },
    // On a narrower screen, or with larger text, three amounts need more than one line each.
    [`@media (min-width: ${ems(22)})`]: { '& td': { whiteSpace: 'nowrap' } },
    '& tbody :is(th, td)': { paddingBlock: `${space.xs} ${space.xl}`, verticalAlign: 'top' },
    // Drawn by the row's header, since a row makes a cell of whatever it draws.
    '& > tbody > tr': {
      '& > th': { position: 'relative' },
      '& > th::before': {
        ...drawn,
        insetBlockEnd: space.s,
        insetInlineStart: `calc(var(--start) * ${ROW})`,
        inlineSize: `calc((var(--end) - var(--start)) * ${ROW})`,
        blockSize: size.bar,
        borderRadius: radius.round,
        backgroundColor: color.chart.layerDeep,
      },
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: `calc(var(--mark) * ${ROW})`,
        blockSize: space.m,
        borderInlineStart: `${border.focus} solid ${color.text.primary}`,
      },
    },
    [FORCED_COLORS]: {
      '& > tbody > tr > th::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      '& > tbody > tr > th::after': { borderColor: 'Highlight' },
    },
  };
}
