import type { CSSObject, Theme } from '@emotion/react';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant } from './create-variant.ts';

/** Figures in several columns. Where they are too wide they scroll sideways, by keyboard too. */
export const dense = createVariant([amounts, style], { scrolling: true });

function style({ typography, vars: { space } }: Theme): CSSObject {
  return {
    ...typography.note,
    '& > caption': visuallyHidden,
    '& th': { overflowWrap: 'inherit' },
    '& td': { whiteSpace: 'nowrap' },
    '& tr > *': { paddingBlock: space.xxs },
  };
}
