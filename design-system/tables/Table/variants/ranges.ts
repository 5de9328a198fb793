import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { amounts, createVariant, drawn, FORCED_COLORS, stacked } from './create-variant.ts';

/**
 * Uncertain amounts on one scale that begins at zero: a bar below the name of each, with a mark at the middle.
 * Below its figures it would seem to place them.
 */
export const ranges = createVariant([amounts, style, () => stacked(13)]);

function style(theme: Theme): CSSObject {
  const { color, size, radius, border, space } = theme.vars;
  return {
    ...theme.typography.note,
    '& > thead th': { paddingBlock: border.thin },
    '& > thead th + th, & td': { paddingInlineStart: space.xs },
    // On a narrower screen, or with larger text, three amounts need more than one line each.
    [`@media (min-width: ${ems(22)})`]: { '& td': { whiteSpace: 'nowrap' } },
    '& tbody :is(th, td)': { verticalAlign: 'top' },
    '& > tbody > tr': {
      '& > th': { position: 'relative', inlineSize: '40%', paddingBlockEnd: space.l },
      '& > th::before': {
        ...drawn,
        insetBlockEnd: space.s,
        insetInlineStart: `calc(var(--start) * 100%)`,
        inlineSize: `calc((var(--end) - var(--start)) * 100%)`,
        blockSize: size.bar,
        borderRadius: radius.round,
        backgroundColor: color.chart.layerDeep,
      },
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: `calc(var(--mark) * 100%)`,
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
