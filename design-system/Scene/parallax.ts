import { keyframes, type Theme } from '@mui/material/styles';

/** How far a layer of a drawing sinks behind the nearer ones while the hero scrolls away. */
const SINKING = { distance3: '8%', distance2: '5%', distance1: '2.5%' };

/** Attributes of a group that lags behind the page: 3 is the furthest away. */
export function distance(steps: 1 | 2 | 3): { className: keyof typeof SINKING } {
  return { className: `distance${steps}` };
}

/** The rules behind `distance`: driven by the scroll bar alone, on wide screens that allow motion. */
export function parallaxRules(theme: Theme) {
  const layers = Object.entries(SINKING).map(([name, share]) => [
    `.${name}`,
    {
      animation: `${sinkBy(share)} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '0 100vh',
    },
  ]);
  return {
    '@supports (animation-timeline: scroll())': {
      '@media (prefers-reduced-motion: no-preference)': {
        [theme.breakpoints.up('md')]: Object.fromEntries(layers),
      },
    },
  };
}

function sinkBy(share: string) {
  return keyframes({ to: { transform: `translateY(${share})` } });
}
