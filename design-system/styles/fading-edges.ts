import { type CSSObject, keyframes } from '@mui/material/styles';
import { ems } from './lengths.ts';

const FADE = ems(4);

/** Wider than what it covers by one of its two fading ends, so that never more than one is seen whole. */
const MASK = `linear-gradient(90deg, transparent, black ${FADE} calc(100% - ${FADE}), transparent)`;

/** From the left edge, where only the right one fades, to the right edge, where only the left one does. */
const follow = keyframes({
  from: { mask: `${MASK} 100% 0 / calc(100% + ${FADE})` },
  to: { mask: `${MASK} 0 0 / calc(100% + ${FADE})` },
});

/**
 * For what scrolls sideways: its edges fade where more is beyond them, in browsers that tell styles how far
 * it is scrolled. What fits does not fade, nor does the ring of the keyboard.
 */
export const fadingEdges: CSSObject = {
  '@media (prefers-contrast: no-preference)': {
    '&:not(:focus-visible)': { animation: `${follow} linear`, animationTimeline: 'scroll(self x)' },
    // It moves nothing: those who asked for less motion see it too.
    animationDuration: 'auto !important',
    '&:dir(rtl)': { animationDirection: 'reverse' },
  },
};
