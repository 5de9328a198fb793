import { renderToStaticMarkup } from 'react-dom/server';
import {
  DRAWING_NAMES,
  type DrawingName,
  drawings,
} from '../../design-system/Scene/drawings/index.ts';
import { paletteCss } from '../../design-system/Scene/palette.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';

/** A drawing in the colours of a brand, as the text of an SVG file. */
export interface SceneFile {
  brand: Brand;
  name: DrawingName;
  svg: string;
}

/** Every drawing in the colours of each of these brands. */
export function sceneFiles(brands: readonly Brand[]): SceneFile[] {
  return brands.flatMap((brand) =>
    DRAWING_NAMES.map((name) => ({ brand, name, svg: sceneSvg(name, brand) })),
  );
}

/** A drawing in the colours of a brand, as the text of an SVG file. */
export function sceneSvg(name: DrawingName, brand: Brand): string {
  const { width, height, Drawing } = drawings[name];
  const drawing = renderToStaticMarkup(<Drawing />);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" fill="currentColor">`,
    `<style>${paletteCss(brandTokens[brand].color.scene, drawing)}</style>`,
    withShortTags(drawing),
    '</svg>',
  ].join('');
}

/** `<path d="…"/>`, which HTML does not know, instead of `<path d="…"></path>`. */
function withShortTags(markup: string): string {
  return markup.replaceAll(/(<\w+[^>]*)><\/\w+>/g, '$1/>');
}
