import type { CSSObject, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant, stacked } from './create-variant.ts';

/** Items and their amounts, one below the other: what a chart shows, to be read or copied. */
export const plain = createVariant([amounts, style, () => stacked(16)]);

function style({ vars: { size } }: Theme): CSSObject {
  return {
    maxInlineSize: size.measure,
    hyphens: 'auto',
    '& > caption': visuallyHidden,
    '& > thead th': { verticalAlign: 'middle' },
  };
}
