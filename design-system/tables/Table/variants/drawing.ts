import type { CSSObject, Theme } from '@emotion/react';
import { ofWidth } from '../../../styles/lengths.ts';

export const FORCED_COLORS = '@media (forced-colors: active)';

/**
 * The width of a row, for what a cell draws across it: that of the table's container. WebKit places
 * nothing within a row itself.
 */
export const ROW = ofWidth(100);

/** Common to a bar and a mark. */
export const drawn = { content: '""', position: 'absolute', printColorAdjust: 'exact' } as const;

/** The caption above a drawing, which shows. */
export function caption({ typography, vars: { space } }: Theme): CSSObject {
  return {
    ...typography.label,
    textAlign: 'start',
    paddingBlockEnd: space.xs,
  };
}
