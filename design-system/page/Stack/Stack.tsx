import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { oneColumn } from '../../styles/one-column.ts';
import type { Space } from '../../theme.ts';

interface StackProps extends ComponentProps<'div'> {
  /** Another space between the parts. */
  gap?: Space;
}

/** Parts one below the other with the same space between them, none wider than the column. */
export function Stack({ gap, style, ...rest }: StackProps) {
  const { space } = useTheme().vars;
  return <Grid {...rest} style={gap ? { ...style, gap: space[gap] } : style} />;
}

const Grid = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [theme.breakpoints.up('sm')]: { gap: theme.vars.space.l },
}));
