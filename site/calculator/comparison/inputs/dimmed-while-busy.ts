import type { Theme } from '@emotion/react';

/**
 * The ground of the form, which steps back while an answer is on its way. Only the ground: the form
 * still works, so its texts keep their contrast. An answer within a moment is there before it dims.
 */
export function dimmedWhileBusy(theme: Theme) {
  const { color, time } = theme.vars;
  return {
    backgroundColor: color.surface.raised,
    '&[aria-busy="true"]': { backgroundColor: color.surface.tint, cursor: 'progress' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[aria-busy="true"]': { transition: `background-color ${time.ease} ${time.quick}` },
    },
  };
}
