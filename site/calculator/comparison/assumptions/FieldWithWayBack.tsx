import styled from '@emotion/styled';

/** A field with the way back below it. */
export const FieldWithWayBack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  minInlineSize: 0,
  // Its words stand below the others; its ground hangs over the edge.
  '& > button': {
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${theme.vars.space.l})`,
  },
}));
