import styled from '@emotion/styled';

/** Samples side by side, as many as fit. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.m,
}));

/** Samples in two columns, on a phone in one. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
