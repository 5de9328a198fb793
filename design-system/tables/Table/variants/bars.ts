import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant, drawn, FORCED_COLORS, ROW, stacked } from './create-variant.ts';

/** Where a bar has no room beside its amount, at large text sizes or beside notes, it is drawn below them. */
const TIGHT = `@container (max-inline-size: ${ems(16)})`;
const TIGHT_FOR_NOTES = `@container (max-inline-size: ${ems(24)})`;

/** Room for an amount behind the longest bar. */
const AMOUNT = ems(5);

/** Amounts compared at a glance: a bar beside each. */
export const bars = createVariant([amounts, style, () => stacked(11)]);

function style(theme: Theme): CSSObject {
  const { color, radius, border, space } = theme.vars;
  const beside = {
    ...drawn,
    insetInlineStart: space.s,
    insetBlock: 0,
    marginBlock: 'auto',
    blockSize: ems(0.8),
    borderStartEndRadius: radius.small,
    borderEndEndRadius: radius.small,
  } as const;
  const longest = `100% - ${space.s} - ${AMOUNT}`;
  return {
    hyphens: 'auto',
    '--bar': color.chart.layerDeep,
    '& > caption': { textWrap: 'pretty' },
    '&:not([data-caption]) > thead, &[data-caption] > caption': visuallyHidden,
    '& tr > *': { paddingInline: 0 },
    '& > thead th + th, & td': { paddingInlineStart: space.s },
    '& > tbody > [data-emphasis]': { '--bar': color.action.main },
    '& small': { ...theme.typography.note, display: 'block', color: color.text.secondary },
    '& td': { position: 'relative', inlineSize: '60%', whiteSpace: 'nowrap' },
    '& td::after': {
      ...beside,
      inlineSize: `calc(var(--size) * (${longest}))`,
      // However small, an amount is seen; none is not.
      minInlineSize: `min(var(--size) * 100%, ${border.strong})`,
      backgroundColor: 'var(--bar)',
    },
    '&[data-max] td::before': {
      ...beside,
      inlineSize: `calc(${longest})`,
      backgroundColor: color.chart.layerTop,
    },
    [TIGHT]: below(theme),
    [TIGHT_FOR_NOTES]: { '&:has(small)': below(theme) },
    '@media (prefers-contrast: more)': {
      '&, & > tbody > [data-emphasis]': { '--bar': color.text.primary },
      '&[data-max] td::before': { border: rule(theme) },
    },
    [FORCED_COLORS]: {
      '& td::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      '&[data-max] td::before': { border: rule(theme) },
    },
  };
}

/** Every bar below its amount, as wide as the row. */
function below({ vars: { space, size } }: Theme): CSSObject {
  return {
    '& > tbody > tr > *': { paddingBlockEnd: space.l, verticalAlign: 'bottom' },
    '& td': { inlineSize: 'auto' },
    '& td::after, &[data-max] td::before': {
      insetInlineStart: `calc(100% - ${ROW})`,
      insetBlock: `auto ${space.xs}`,
      blockSize: size.bar,
    },
    '& td::after': { inlineSize: `calc(var(--size) * ${ROW})` },
    '&[data-max] td::before': { inlineSize: ROW },
  };
}
