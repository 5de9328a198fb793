import { sceneUrls } from 'virtual:scenes';
import { styled, useTheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { drawings, type SceneName } from './drawings.ts';

interface SceneProps extends ComponentProps<'img'> {
  name: SceneName;
  /** Description of the picture for screen readers. Without it the picture is decoration. */
  alt?: string;
}

/**
 * A drawn picture in the colours of the brand, as a file that pages share and that loads when it
 * comes near the view. It fills its box and keeps its ground in view when the box crops it; in a box
 * without a height it has its own proportions.
 */
export function Scene({ name, alt = '', ...rest }: SceneProps) {
  const { brand } = useTheme();
  const { width, height } = drawings[name];
  return (
    <Picture
      loading="lazy"
      decoding="async"
      {...rest}
      src={sceneUrls[brand][name]}
      alt={alt}
      width={width}
      height={height}
    />
  );
}

const Picture = styled('img')({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
});
