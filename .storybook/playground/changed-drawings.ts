import { bannerUrls, cardUrls, horizonUrls, sceneUrls } from 'virtual:scenes';
import type { BrandTokens } from '../../design-system/theme.ts';
import { drawScene, mapPictures } from '../../design-system/vite/draw-scene.ts';
import { toDataUrl } from '../../design-system/vite/svg-url.ts';
import type { Brand } from '../../tokens/index.ts';

type Drawings = ReturnType<typeof mapPictures<string>>;

const FILES = import.meta.glob<string>('../../design-system/drawings/Scene/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every drawing in the colours of a changed brand. */
export function drawScenes({ light, dark }: BrandTokens): Drawings {
  return mapPictures((picture) => {
    const drawing = FILES[`../../design-system/drawings/Scene/drawings/${picture.scene}.svg`] ?? '';
    const svg = drawScene(drawing, picture, light.color.scene, dark.color.scene);
    return toDataUrl({ svg });
  });
}

/**
 * Has components that are rendered from now on show other drawings of a brand.
 * @returns gives them those before
 */
export function showDrawings(brand: Brand, drawings: Drawings): () => void {
  const before = {
    sceneUrls: sceneUrls[brand],
    bannerUrls: bannerUrls[brand],
    cardUrls: cardUrls[brand],
    horizonUrls: horizonUrls[brand],
  };
  setDrawings(brand, drawings);
  return () => setDrawings(brand, before);
}

function setDrawings(brand: Brand, drawings: Drawings): void {
  sceneUrls[brand] = drawings.sceneUrls;
  bannerUrls[brand] = drawings.bannerUrls;
  cardUrls[brand] = drawings.cardUrls;
  horizonUrls[brand] = drawings.horizonUrls;
}
