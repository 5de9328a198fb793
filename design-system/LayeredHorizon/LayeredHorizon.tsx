import { keyframes, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Scene } from '../Scene/Scene.tsx';

/**
 * The scene `horizon` for the first view of a page, in layers: while the page is scrolled away, what
 * is further off sinks behind what is nearer.
 */
export function LayeredHorizon(props: ComponentProps<'div'>) {
  return (
    <Layers {...props}>
      <Scene first name="horizonSky" data-distance={3} />
      <Scene first name="horizonMountains" data-distance={2} />
      <Scene first name="horizonLake" data-distance={1} />
      <Scene first name="horizonLand" />
    </Layers>
  );
}

/** How far a layer sinks, by its distance. */
const SINKING = { 1: '2.5%', 2: '5%', 3: '8%' };

const Layers = styled('div')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  backgroundColor: theme.vars.color.scene.skyHigh,
  '& > img': { gridArea: '1 / 1' },
  ...parallax(theme),
}));

/** Driven by the scroll bar alone, on wide screens that allow motion. */
function parallax(theme: Theme) {
  const layers = Object.entries(SINKING).map(([distance, share]) => [
    `& > [data-distance="${distance}"]`,
    {
      animation: `${keyframes({ to: { transform: `translateY(${share})` } })} linear both`,
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
