import { cardUrls, sceneUrls } from 'virtual:scenes';
import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { type BannerScene, CARD_SIZE } from './cuts.ts';
import { drawings, type SceneName } from './drawings.ts';

interface SceneProps extends ComponentProps<'img'> {
  /** The drawing, by the name of its file. */
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

/** The picture of a card, in the proportions of cards: the cut of the drawing that shows all of its thing. */
export function CardScene({ name, ...rest }: ComponentProps<'img'> & { name: BannerScene }) {
  const { brand } = useTheme();
  return (
    <Picture
      loading="lazy"
      decoding="async"
      {...rest}
      src={cardUrls[brand][name]}
      alt=""
      {...CARD_SIZE}
    />
  );
}

const Picture = styled('img')({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
});
