import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { type Brand, brandTokens, darkTokens, type Scheme } from '../../tokens/index.ts';
import { SCENE_NAMES, type SceneName } from '../drawings/Scene/drawings.ts';
import { drawScene, mapPictures, type Picture } from './draw-scene.ts';

/** A drawing in the colours of a brand, as the text of an SVG file. */
export interface SceneFile {
  /** The file's name without its extension. */
  name: string;
  scene: SceneName;
  svg: string;
  /** Written into the page: it is in a phone's first view, where a request would come too late. */
  isInPage: boolean;
}

/**
 * The tables of the module `virtual:scenes`: whole drawings in the colours of each of these brands, and
 * their cuts for banners, for cards and for the foot of a page.
 * @param schemes in whose colours a browser shows them, whichever its visitor prefers
 * @param make makes the value of a table from its file, such as a URL
 */
export function mapSceneFiles<Value>(
  brands: readonly Brand[],
  schemes: readonly Scheme[],
  make: (file: SceneFile) => Value,
) {
  const tables = createRecord(brands, (brand) =>
    mapPictures(({ name, scene, cut, isSmall = false }) => {
      const svg = createSceneSvg(scene, brand, { cut, schemes, isSmall });
      return make({ name, scene, svg: roundPaths(svg, isSmall ? 0 : 1), isInPage: isSmall });
    }),
  );
  return {
    sceneUrls: mapValues(tables, ({ sceneUrls }) => sceneUrls),
    bannerUrls: mapValues(tables, ({ bannerUrls }) => bannerUrls),
    cardUrls: mapValues(tables, ({ cardUrls }) => cardUrls),
    horizonUrls: mapValues(tables, ({ horizonUrls }) => horizonUrls),
  };
}

/**
 * The same picture in fewer characters.
 * @param floatPrecision decimals of its numbers; a unit is a pixel of a screen, in a page less than half of one
 */
function roundPaths(svg: string, floatPrecision: number): string {
  return optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] }).data;
}

interface SceneOptions extends Pick<Picture, 'cut' | 'isSmall'> {
  schemes?: readonly Scheme[];
}

/**
 * A drawing, or a cut that is wider than it, in the colours of a brand, as the text of an SVG file. With
 * two colour schemes it is for browsers only.
 */
export function createSceneSvg(
  scene: SceneName,
  brand: Brand,
  { schemes = ['light'], ...picture }: SceneOptions = {},
): string {
  const colors = { light: brandTokens[brand].color.scene, dark: darkTokens[brand].color.scene };
  const [first = 'light', second] = schemes;
  return drawScene(
    readDrawing(scene),
    { scene, ...picture },
    colors[first],
    second && colors[second],
  );
}

/** The text of the file of a drawing. */
export function readDrawing(scene: SceneName): string {
  return readFileSync(getDrawingPath(scene), 'utf8');
}

/** Where the file of a drawing is. */
export function getDrawingPath(scene: SceneName): string {
  return fileURLToPath(new URL(`../drawings/Scene/drawings/${scene}.svg`, import.meta.url));
}

/** Where the files of all drawings are. */
export function listDrawingPaths(): string[] {
  return SCENE_NAMES.map(getDrawingPath);
}
