import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { drawings, type SceneName } from './drawings/index.ts';
import { paletteRules } from './palette.ts';
import { parallaxRules } from './parallax.ts';

interface SceneProps extends ComponentProps<'svg'> {
  name: SceneName;
  /** What the picture shows, for screen readers. Without it the picture is decoration. */
  title?: string;
}

/**
 * A drawn picture in the colours of the brand. It fills its box and keeps its ground in view when
 * the box crops it; in a box without a height it has its own proportions.
 */
export function Scene({ name, title, ...rest }: SceneProps) {
  const { width, height, Drawing } = drawings[name];
  return (
    <Picture
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {title && <title>{title}</title>}
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
