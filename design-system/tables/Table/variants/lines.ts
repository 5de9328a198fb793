import type { CSSObject, Theme } from '@mui/material/styles';
import { ems } from '../../../styles/lengths.ts';
import { createVariant } from './create-variant.ts';
import { figureStyle } from './figures.ts';
import { lists } from './lists.ts';

const TIGHT = `@container (max-inline-size: ${ems(34)})`;

/** Figures as large as text, which stand beside long headers. */
export const lines = createVariant([figureStyle, style], { labelled: true });

function style(theme: Theme): CSSObject {
  const { body, label } = theme.typography;
  return {
    '& [data-corner]': { inlineSize: '40%' },
    '& > thead th + th, & td': { textAlign: 'end', paddingInlineEnd: 0 },
    '& > tbody th': label,
    '& td': { paddingBlock: theme.vars.space.s },
    '& td > b': body,
    [TIGHT]: { ...lists(theme), '& td > b': body },
  };
}
