import type { CSSObject, Theme } from '@emotion/react';

export const FORCED_COLORS = '@media (forced-colors: active)';

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
