import { renderToStaticMarkup } from 'react-dom/server';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import {
  BANNER_SCENES,
  BANNER_SIZE_NAMES,
  BANNER_SIZES,
  bannerCuts,
  HORIZON_SIZE,
  HORIZON_VIEW,
  type View,
} from '../drawings/Scene/cuts.ts';
import { drawings } from '../drawings/Scene/drawings/index.ts';
import { LandBeyond } from '../drawings/Scene/drawings/Land.tsx';
import { SCENE_NAMES, type SceneName } from '../drawings/Scene/drawings/names.ts';
import { paletteCss } from '../drawings/Scene/palette.ts';

/** A drawing in the colours of a brand, as the text of an SVG file. */
export interface SceneFile {
  /** The file's name without its extension. */
  name: string;
  /** Where its URL stands in the module `virtual:scenes`: an export and keys in it. */
  keys: readonly [table: string, ...keys: string[]];
  svg: string;
}

/** Every file of each of these brands: whole drawings, and their cuts for banners and for the foot of a page. */
export function sceneFiles(brands: readonly Brand[]): SceneFile[] {
  return brands.flatMap((brand) => [
    ...SCENE_NAMES.map((name) => ({
      name,
      keys: ['sceneUrls', brand, name] as const,
      svg: sceneSvg(name, brand),
    })),
    ...BANNER_SCENES.flatMap((name) =>
      BANNER_SIZE_NAMES.map((size) => ({
        name: `${name}-${size}`,
        keys: ['bannerUrls', brand, name, size] as const,
        svg: sceneSvg(name, brand, { ...BANNER_SIZES[size], view: bannerCuts[name][size] }),
      })),
    ),
    {
      name: 'horizon-strip',
      keys: ['horizonUrls', brand] as const,
      svg: sceneSvg('horizon', brand, { ...HORIZON_SIZE, view: HORIZON_VIEW }),
    },
  ]);
}

interface Cut {
  /** In CSS pixels. */
  width: number;
  height: number;
  view: View;
}

/** A drawing, or a cut that is wider than it, in the colours of a brand, as the text of an SVG file. */
export function sceneSvg(name: SceneName, brand: Brand, cut?: Cut): string {
  const { Drawing } = drawings[name];
  const { width, height, view } = cut ?? whole(name);
  const drawing = renderToStaticMarkup(
    <LandBeyond value={cut !== undefined}>
      <Drawing />
    </LandBeyond>,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="${view.join(' ')}" fill="currentColor">`,
    `<style>${paletteCss(brandTokens[brand].color.scene, drawing)}</style>`,
    withShortTags(drawing),
    '</svg>',
  ].join('');
}

function whole(name: SceneName): Cut {
  const { width, height } = drawings[name];
  return { width, height, view: [0, 0, width, height] };
}

/** `<path d="…"/>`, which HTML does not know, instead of `<path d="…"></path>`. */
function withShortTags(markup: string): string {
  return markup.replaceAll(/(<\w+[^>]*)><\/\w+>/g, '$1/>');
}
