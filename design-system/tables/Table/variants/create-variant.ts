import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import type { TableContainerProps } from '@mui/material/TableContainer';
import type { ComponentProps, ComponentType } from 'react';
import { ems, ofWidth } from '../../../styles/lengths.ts';

/** One layout of a table. Each has a file of its own, so that a page or a script has only those it shows. */
export interface TableVariant {
  Element: ComponentType<ComponentProps<typeof Table>>;
  /** Its rows are as low as MUI's of this size. */
  size?: 'small';
  /** Its rows are grids, whose styles need the number of columns. */
  grid?: boolean;
  /** Each cell names its column, which shows where a row is a list. */
  labelled?: boolean;
  /** What scrolls it sideways where it is too wide. */
  Scroller?: ComponentType<TableContainerProps>;
}

type Style = (theme: Theme) => CSSObject;

/** Makes a layout of styles on top of the theme's. */
export function createVariant(
  styles: readonly Style[],
  options: Omit<TableVariant, 'Element'> = {},
): TableVariant {
  const Element = styled(Table)(({ theme }) => styles.map((style) => style(theme)));
  return { Element, ...options };
}

/** Style of tables whose figures stand at the end of their columns. */
export function amounts({ typography, vars: { space } }: Theme): CSSObject {
  return {
    '& th': { overflowWrap: 'anywhere' },
    '& td, & > thead th + th': { textAlign: 'end', paddingInlineStart: space.m },
    '& [data-emphasis]': { fontWeight: typography.label.fontWeight },
  };
}

/** Up to this width, at large text sizes, a word finds no room beside its amounts: they stand below it. */
export function stacked(width: number): CSSObject {
  return {
    [`@container (max-inline-size: ${ems(width)})`]: {
      '&, & > *': { display: 'block' },
      '& tr': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' },
      '& tr > :first-of-type': { inlineSize: '100%' },
    },
  };
}

export const FORCED_COLORS = '@media (forced-colors: active)';

/**
 * The width of a row, for what a cell draws across it: that of the table's container. WebKit places
 * nothing within a row itself.
 */
export const ROW = ofWidth(100);

/** Common to a bar and a mark. */
export const drawn = { content: '""', position: 'absolute', printColorAdjust: 'exact' } as const;
