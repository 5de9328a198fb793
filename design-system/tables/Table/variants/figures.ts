import type { CSSObject, Theme } from '@mui/material/styles';
import { ems, fitted } from '../../../styles/lengths.ts';
import { rule } from '../../../styles/rule.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { createVariant } from './create-variant.ts';
import { lists } from './lists.ts';

/** Below this the figures of a row have no room side by side, at large text sizes or on a phone. */
const TIGHT = `@container (max-inline-size: ${ems(19)})`;

/** Figures as large as fit: a row's figures stay in it at twice the text size too. */
export const figures = createVariant([figureStyle], { labelled: true });

export function figureStyle(theme: Theme): CSSObject {
  const { space } = theme.vars;
  const { figure, label, subtitle } = theme.typography;
  return {
    // All columns of figures are as wide as each other.
    tableLayout: 'fixed',
    '& > caption': visuallyHidden,
    '& th': { textWrap: 'balance', paddingInline: `0 ${space.xs}` },
    '& > thead th': {
      ...label,
      fontSize: fitted(label.fontSize, 4.4),
      verticalAlign: 'bottom',
      hyphens: 'auto',
      paddingBlockEnd: space.s,
    },
    '& [data-corner]': { inlineSize: '16%' },
    '& > tbody > tr': { borderBlockStart: rule(theme, 'control') },
    '& > tbody th': {
      ...subtitle,
      fontSize: fitted(subtitle.fontSize, 4.4),
      verticalAlign: 'baseline',
    },
    '& td': { padding: `${space.m} 0`, verticalAlign: 'baseline' },
    '& td > span': { display: 'none' },
    '& td > b': {
      ...figure,
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: ems(0.2),
      whiteSpace: 'nowrap',
      fontSize: fitted(figure.fontSize, 4.6),
      '& > svg': { inlineSize: ems(0.8), blockSize: ems(0.8) },
    },
    ...trendColors(theme),
    [TIGHT]: { ...lists(theme), '& td > b': { fontSize: fitted(figure.fontSize, 12) } },
  };
}

/** The second sign of a trend; its icon and the figure's sign are the first. */
function trendColors({ vars: { color } }: Theme): CSSObject {
  const { signal, text, action } = color;
  return {
    '& [data-trend="gain"] svg': { color: signal.gain },
    '& [data-trend="loss"] svg': { color: signal.loss },
    '& [data-trend="zero"] svg': { color: text.subtle },
    '&[data-on-dark] [data-trend="gain"] svg': { color: action.glow },
    '&[data-on-dark] [data-trend="loss"] svg': { color: text.onDeep },
    '&[data-on-dark] [data-trend="zero"] svg': { color: text.onDeepSoft },
  };
}
