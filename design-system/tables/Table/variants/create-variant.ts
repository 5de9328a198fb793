import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ComponentType } from 'react';
import { rule } from '../../../styles/rule.ts';

/** One layout of a table. Each has a file of its own, so that a page or a script has only those it shows. */
export interface TableVariant {
  Element: ComponentType<ComponentProps<'table'>>;
  /** Its rows are grids, whose styles need the number of columns. */
  grid?: boolean;
  /** Each cell names its column, which shows where a row is a list. */
  labelled?: boolean;
  /** It scrolls sideways where it is too wide. */
  scrolling?: boolean;
}

type Style = (theme: Theme) => CSSObject;

/** Makes a layout of styles on top of those of every table. */
export function createVariant(
  styles: readonly Style[],
  options: Omit<TableVariant, 'Element'> = {},
): TableVariant {
  const Element = styled('table')(({ theme }) => [base, ...styles].map((style) => style(theme)));
  return { Element, ...options };
}

function base(theme: Theme): CSSObject {
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'inherit' },
    '& > tbody > tr': { borderBlockStart: rule(theme), breakInside: 'avoid' },
  };
}
