import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface StackProps {
  /** The space between the parts, in units of 8 px. */
  gap?: number;
  children: ReactNode;
}

/** Parts one below the other with the same space between them, none wider than the column. */
export function Stack({ gap = 6, children }: StackProps) {
  return <Grid space={gap}>{children}</Grid>;
}

const Grid = styled('div', { shouldForwardProp: (name) => name !== 'space' })<{ space: number }>(
  ({ theme, space }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(space),
  }),
);
