import type { CSSObject, Theme } from '@mui/material/styles';
import { hatched } from '../../../styles/hatched.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant, drawn, FORCED_COLORS, ROW, stacked } from './create-variant.ts';

/** How an amount shrinks: a bar below each step, at the place where something is taken. */
export const waterfall = createVariant([amounts, style, () => stacked(11)]);

function style(theme: Theme): CSSObject {
  const { color, size, radius, border, space } = theme.vars;
  return {
    hyphens: 'auto',
    '& > thead': visuallyHidden,
    '& > tbody > tr': {
      ...theme.typography.note,
      '--bar': color.signal.loss,
      '& > th': { position: 'relative' },
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: `calc(var(--start) * ${ROW})`,
        inlineSize: `calc(var(--size) * ${ROW})`,
        minInlineSize: border.strong,
        blockSize: size.bar,
        borderRadius: radius.small,
        background: 'var(--bar)',
      },
      '&[data-emphasis]': { ...theme.typography.label, '--bar': color.action.main },
      // Hatched, so that a tax is not only another colour.
      '&[data-tone="tax"]': { '--bar': hatched(theme, color.signal.loss) },
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
        '&[data-tone="tax"]': { '--bar': hatched(theme, 'CanvasText', 'Canvas') },
        '& > th::after': { forcedColorAdjust: 'none' },
      },
    },
  };
}
