import type { CSSObject, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant } from './create-variant.ts';

/** Figures in several columns. Where they are too wide they scroll sideways, by keyboard too. */
export const dense = createVariant([amounts, style], { size: 'small', scrolling: true });

function style({ typography }: Theme): CSSObject {
  return {
    ...typography.note,
    '& > caption': visuallyHidden,
    // The page breaks long words; here the columns scroll instead.
    '& th': { overflowWrap: 'normal' },
    '& td': { whiteSpace: 'nowrap' },
  };
}
