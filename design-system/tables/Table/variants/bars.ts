import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';

/** Where a bar has no room beside its amount, at large text sizes or beside notes, it is drawn below them. */
const TIGHT = `@container (max-inline-size: ${ems(16)})`;
const TIGHT_FOR_NOTES = `@container (max-inline-size: ${ems(24)})`;

/** Room for an amount behind the longest bar. */
const AMOUNT = ems(5);

const FORCED_COLORS = '@media (forced-colors: active)';

const drawn = { content: '""', position: 'absolute', printColorAdjust: 'exact' } as const;

/** Amounts compared at a glance: a bar beside each. */
export function bars(theme: Theme): CSSObject {
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
    '& > caption': { ...caption(theme), textWrap: 'pretty' },
    '&:not([data-caption]) > thead, &[data-caption] > caption': visuallyHidden,
    '& tr > *': { padding: `${space.xs} 0` },
    '& > thead th + th, & td': { paddingInlineStart: space.s },
    '& > tbody > tr': { position: 'relative' },
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
    '& td': { position: 'static', inlineSize: 'auto' },
    '& td::after, &[data-max] td::before': {
      insetInlineStart: 0,
      insetBlock: `auto ${space.xs}`,
      blockSize: size.bar,
    },
    '& td::after': { inlineSize: 'calc(var(--size) * 100%)' },
    '&[data-max] td::before': { inlineSize: '100%' },
  };
}

/** Uncertain amounts on one scale that begins at zero: a bar below each, with a mark at the middle. */
export function ranges(theme: Theme): CSSObject {
  const { color, size, radius, border, space } = theme.vars;
  return {
    ...theme.typography.note,
    '& > caption': caption(theme),
    '& > thead th + th, & td': { paddingInlineStart: space.xs },
    // On a narrower screen, or with larger text, three amounts need more than one line each.
    [`@media (min-width: ${ems(22)})`]: { '& td': { whiteSpace: 'nowrap' } },
    '& tbody :is(th, td)': { paddingBlock: `${space.xs} ${space.xl}`, verticalAlign: 'top' },
    // Drawn by the row's header, since a row makes a cell of whatever it draws.
    '& > tbody > tr': {
      position: 'relative',
      '& > th::before': {
        ...drawn,
        insetBlockEnd: space.s,
        insetInlineStart: 'calc(var(--start) * 100%)',
        inlineSize: 'calc((var(--end) - var(--start)) * 100%)',
        blockSize: size.bar,
        borderRadius: radius.round,
        backgroundColor: color.chart.layerDeep,
      },
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: 'calc(var(--mark) * 100%)',
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

/** How an amount shrinks: a bar below each step, at the place where something is taken. */
export function waterfall(theme: Theme): CSSObject {
  const { color, size, radius, border, space } = theme.vars;
  const hatched = (ink: string, ground: string) =>
    `repeating-linear-gradient(135deg, ${ink} 0 ${border.strong}, ${ground} ${border.strong} calc(2 * ${border.strong}))`;
  return {
    hyphens: 'auto',
    '& > caption': caption(theme),
    '& > thead': visuallyHidden,
    '& > tbody > tr': {
      ...theme.typography.note,
      position: 'relative',
      '--bar': color.signal.loss,
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: 'calc(var(--start) * 100%)',
        inlineSize: 'calc(var(--size) * 100%)',
        minInlineSize: border.strong,
        blockSize: size.bar,
        borderRadius: radius.small,
        background: 'var(--bar)',
      },
      '&[data-emphasis]': { ...theme.typography.label, '--bar': color.action.main },
      // Hatched, so that a tax is not only another colour.
      '&[data-tone="tax"]': { '--bar': hatched(color.signal.loss, 'transparent') },
      '&[data-tone="gain"]': { '--bar': color.signal.gain },
    },
    '& tbody :is(th, td)': {
      paddingBlock: `${space.xs} ${space.l}`,
      verticalAlign: 'bottom',
    },
    '& td': { whiteSpace: 'nowrap' },
    [FORCED_COLORS]: {
      '& > tbody > tr': {
        '--bar': 'CanvasText',
        '&[data-tone="tax"]': { '--bar': hatched('CanvasText', 'Canvas') },
        '& > th::after': { forcedColorAdjust: 'none' },
      },
    },
  };
}

function caption({ typography, vars: { space } }: Theme): CSSObject {
  return {
    ...typography.label,
    textAlign: 'start',
    paddingBlockEnd: space.xs,
  };
}
