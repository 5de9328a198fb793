import { styled } from '@mui/material/styles';
import { oneColumn } from '../../design-system/styles/one-column.ts';

/** Lists of headings to open, or what ends with one: where two meet they share a line. */
export const Panels = styled('div')(({ theme }) => ({
  ...oneColumn,
  paddingBlockStart: theme.vars.border.thin,
  '& > *': { marginBlockStart: `calc(-1 * ${theme.vars.border.thin})` },
}));
