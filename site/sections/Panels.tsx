import { styled } from '@mui/material/styles';
import { oneColumn } from '../../design-system/styles/one-column.ts';

/** Something live that ends with headings to open, and more such headings below the same line. */
export const Panels = styled('div')(({ theme }) => ({
  ...oneColumn,
  '& > * + *': { marginBlockStart: `calc(-1 * ${theme.vars.border.thin})` },
}));
