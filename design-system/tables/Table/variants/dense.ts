import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import { fadingEdges } from '../../../styles/fading-edges.ts';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';
import { amounts, createVariant } from './create-variant.ts';

const Scroller = styled(TableContainer)({ position: 'relative', ...fadingEdges });

/** Figures in several columns. Where they are too wide they scroll sideways, by keyboard too. */
export const dense = createVariant([amounts, style], { size: 'small', Scroller });

function style({ typography }: Theme): CSSObject {
  return {
    ...typography.note,
    '& > caption': visuallyHidden,
    // The page breaks long words; here the columns scroll instead.
    '& th': { overflowWrap: 'normal' },
    '& td': { whiteSpace: 'nowrap' },
  };
}
