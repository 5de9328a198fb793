import { styled, useTheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface StackProps extends ComponentProps<'div'> {
  /** Another space between the parts, in units of 8 px. */
  gap?: number;
}

/** Parts one below the other with the same space between them, none wider than the column. */
export function Stack({ gap, style, ...rest }: StackProps) {
  const { spacing } = useTheme();
  return <Grid {...rest} style={gap === undefined ? style : { ...style, gap: spacing(gap) }} />;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));
