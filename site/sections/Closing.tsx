import { styled } from '@mui/material/styles';
import { oneColumn } from '../../design-system/styles/one-column.ts';

/** The last line of a section, and the way on beside it where there is room. */
export const Closing = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.vars.space.l,
  },
}));
