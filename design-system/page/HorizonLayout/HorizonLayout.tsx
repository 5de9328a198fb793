import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import type { ComponentProps } from 'react';
import { oneColumn } from '../../styles/one-column.ts';
import { HorizonPicture } from './HorizonPicture.tsx';

/** A page with little text: it stands in the sky, above hills at the bottom of the screen. */
export function HorizonLayout({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Ground {...rest}>
      <Column>{children}</Column>
      <HorizonPicture />
    </Ground>
  );
}

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  minBlockSize: '100svh',
  backgroundColor: theme.vars.color.surface.sky,
}));

const Column = styled(Container)(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: theme.vars.space.xxl,
}));
