import { catalogue } from 'virtual:catalogue';
import { bannerUrls, cardUrls, horizonUrls, sceneUrls } from 'virtual:scenes';
import styled from '@emotion/styled';
import { Fragment } from 'react';
import {
  BANNER_SIZES,
  type BannerScene,
  CARD_SIZE,
  HORIZON_SIZE,
  isBannerScene,
} from '../../design-system/drawings/Scene/cuts.ts';
import {
  type BannerSize,
  drawings,
  SCENE_NAMES,
  type SceneName,
} from '../../design-system/drawings/Scene/drawings.ts';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { Links } from './Links.tsx';

const { md, lg } = brandTokens.fernblick.breakpoint;

/** The widths of the window at which a banner shows each of its files. */
const WIDTHS: Record<BannerSize, string> = {
  small: `up to ${md - 1} px`,
  medium: `${md} to ${lg - 1} px`,
  large: `from ${lg} px`,
};

/** Every drawing with the files that are cut from it, in each brand. */
export function SceneGallery() {
  return SCENE_NAMES.map((scene) => (
    <Fragment key={scene}>
      <h3 id={`scene-${scene}`}>{scene}</h3>
      <Uses scene={scene} />
      <Row>
        {keysOf(brands).map((brand) => (
          <Crop
            key={brand}
            src={sceneUrls[brand][scene]}
            size={drawings[scene]}
            caption={`Whole, ${brands[brand].name}`}
          />
        ))}
        {isBannerScene(scene) && <Crops scene={scene} brand="fernblick" />}
        {scene === 'horizon' && (
          <Crop src={horizonUrls.fernblick} size={HORIZON_SIZE} caption="At the foot of a page" />
        )}
      </Row>
    </Fragment>
  ));
}

function Uses({ scene }: { scene: SceneName }) {
  const landings = catalogue.scenes[scene] ?? [];
  const steps = { name: 'HowItWorks', href: './?path=/docs/sections-howitworks--docs' };
  return (
    <p>
      <code>{`<Scene name="${scene}" />`}</code> Used on:{' '}
      <Links to={scene.startsWith('step') ? [steps] : landings} />
    </p>
  );
}

function Crops({ scene, brand }: { scene: BannerScene; brand: Brand }) {
  return (
    <>
      <Crop src={cardUrls[brand][scene]} size={CARD_SIZE} caption="Card, at every width" />
      {keysOf(BANNER_SIZES).map((size) => (
        <Crop
          key={size}
          src={bannerUrls[brand][scene][size]}
          size={BANNER_SIZES[size]}
          caption={`Banner, ${WIDTHS[size]}`}
        />
      ))}
    </>
  );
}

interface CropProps {
  src: string;
  size: { width: number; height: number };
  caption: string;
}

function Crop({ src, size: { width, height }, caption }: CropProps) {
  return (
    <figure>
      <img src={src} alt="" width={width} height={height} loading="lazy" />
      <figcaption>
        {caption}: {width} × {height}
      </figcaption>
    </figure>
  );
}

/** Wide crops take more of a row, so that all are about as high. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  '& figure': { margin: 0 },
  '& img': {
    display: 'block',
    inlineSize: 'auto',
    blockSize: '9rem',
    maxInlineSize: '100%',
    objectFit: 'contain',
  },
  '& figcaption': { fontSize: '0.875rem' },
});
