import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { drawings, type SceneName } from './drawings/index.ts';
import { paletteRules } from './palette.ts';
import { parallaxRules } from './parallax.ts';

interface InlineSceneProps extends ComponentProps<'svg'> {
  name: SceneName;
}

/**
 * A `Scene` drawn into the page, as decoration of its first view: it is there with the first paint,
 * and its layers move apart while the page scrolls.
 */
export function InlineScene({ name, ...rest }: InlineSceneProps) {
  const { width, height, Drawing } = drawings[name];
  return (
    <Picture
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <Drawing />
    </Picture>
  );
}

const Picture = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  forcedColorAdjust: 'none',
  ...paletteRules(theme.vars.color.scene),
  ...parallaxRules(theme),
}));
