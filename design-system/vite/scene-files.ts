import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { optimize } from 'svgo';
import { formatLetters } from '../../lib/format-letters.ts';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { type Brand, brandTokens, darkTokens, type Scheme } from '../../tokens/index.ts';
import {
  BANNER_SIZES,
  bannerCuts,
  CARD_SIZE,
  cardViews,
  HORIZON_SIZE,
  HORIZON_VIEW,
} from '../drawings/Scene/cuts.ts';
import { drawings, SCENE_NAMES, type SceneName, type View } from '../drawings/Scene/drawings.ts';
import { formatPaletteCss } from '../drawings/Scene/palette.ts';
import { pairColors } from '../styles/color-schemes.ts';

/** A drawing in the colours of a brand, as the text of an SVG file. */
export interface SceneFile {
  /** The file's name without its extension. */
  name: string;
  scene: SceneName;
  svg: string;
  /** Written into the page: it is in a phone's first view, where a request would come too late. */
  isInPage?: boolean;
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
  const makeCut = (name: string, scene: SceneName, brand: Brand, cut?: Cut, isInPage = false) => {
    const svg = createSceneSvg(scene, brand, { cut, schemes, isSmall: isInPage });
    return make({ name, scene, svg: roundPaths(svg, isInPage ? 0 : 1), isInPage });
  };
  return {
    sceneUrls: createRecord(brands, (brand) =>
      createRecord(SCENE_NAMES, (scene) => makeCut(scene, scene, brand)),
    ),
    bannerUrls: createRecord(brands, (brand) =>
      mapValues(bannerCuts, (views, scene) =>
        mapValues(views, (view, size) =>
          makeCut(
            `${scene}-${size}`,
            scene,
            brand,
            { ...BANNER_SIZES[size], view },
            size === 'small',
          ),
        ),
      ),
    ),
    cardUrls: createRecord(brands, (brand) =>
      mapValues(cardViews, (view, scene) =>
        makeCut(`${scene}-card`, scene, brand, { ...CARD_SIZE, view }),
      ),
    ),
    horizonUrls: createRecord(brands, (brand) =>
      makeCut('horizon-strip', 'horizon', brand, { ...HORIZON_SIZE, view: HORIZON_VIEW }),
    ),
  };
}

/**
 * The same picture in fewer characters.
 * @param floatPrecision decimals of its numbers; a unit is a pixel of a screen, in a page less than half of one
 */
function roundPaths(svg: string, floatPrecision: number): string {
  return optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] }).data;
}

interface Cut {
  /** In CSS pixels. */
  width: number;
  height: number;
  view: View;
}

interface SceneOptions {
  cut?: Cut | undefined;
  schemes?: readonly Scheme[];
  /** Whether it is shown at less than half its size, where shapes of the class `detail` are specks or cut off. */
  isSmall?: boolean;
}

/**
 * A drawing, or a cut that is wider than it, in the colours of a brand, as the text of an SVG file. With
 * two colour schemes it is for browsers only.
 */
export function createSceneSvg(
  scene: SceneName,
  brand: Brand,
  { cut, schemes = ['light'], isSmall = false }: SceneOptions = {},
): string {
  const { width, height } = cut ?? drawings[scene];
  const view = cut?.view ?? [0, 0, width, height];
  const shapes = readShapes(scene, cut ? 'beyond' : 'within', isSmall);
  return shortenClasses(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
      ` viewBox="${view.join(' ')}" fill="currentColor">`,
      `<style>${schemes.length > 1 ? 'svg{color-scheme:light dark}' : ''}`,
      `${formatPaletteCss(mixSceneColors(brand, schemes), shapes)}</style>`,
      shapes,
      '</svg>',
    ].join(''),
  );
}

/** Letters in place of the names of colours and lines: a landing shows several drawings. */
function shortenClasses(svg: string): string {
  const classes = [...svg.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const short = new Map([...new Set(classes)].map((name, index) => [name, formatLetters(index)]));
  const shorten = (name: string) => short.get(name) ?? name;
  return svg
    .replaceAll(/\.([a-z]\w*)\{/gi, (_rule, name: string) => `.${shorten(name)}{`)
    .replaceAll(/ class="([^"]+)"/g, (_attribute, names: string) => {
      return ` class="${names.split(' ').map(shorten).join(' ')}"`;
    });
}

function mixSceneColors(brand: Brand, schemes: readonly Scheme[]) {
  const colors = { light: brandTokens[brand].color.scene, dark: darkTokens[brand].color.scene };
  const [first = colors.light, second = first] = schemes.map((scheme) => colors[scheme]);
  return mapValues(first, (color, tone) => pairColors(color, second[tone]));
}

/** Where the file of a drawing is. */
export function getDrawingPath(scene: SceneName): string {
  return fileURLToPath(new URL(`../drawings/Scene/drawings/${scene}.svg`, import.meta.url));
}

/** Where the files of all drawings are. */
export function listDrawingPaths(): string[] {
  return SCENE_NAMES.map(getDrawingPath);
}

/**
 * The shapes of a drawing without names, comments and the style for its editors.
 * @param extent of two versions of a shape, the one that ends with the drawing or the one that goes on
 */
export function readShapes(scene: SceneName, extent: 'within' | 'beyond', isSmall = false): string {
  const drawing = parse(readFileSync(getDrawingPath(scene), 'utf8').replaceAll(/>\s+</g, '><'));
  const left = ['title', 'style', extent === 'within' ? '.beyond' : '.within'];
  if (isSmall) left.push('.detail');
  for (const element of drawing.querySelectorAll(left.join())) element.remove();
  for (const group of drawing.querySelectorAll('g')) {
    group.removeAttribute('id');
    if (group.rawAttrs.trim() === '') group.replaceWith(...group.childNodes);
  }
  return shortenTags(drawing.querySelector('svg')?.innerHTML.trim() ?? '').replaceAll(
    / (?:within|beyond|detail)(?=[ "])/g,
    '',
  );
}

/** `<path d="…"/>`, which HTML does not know, instead of `<path d="…"></path>`. */
function shortenTags(markup: string): string {
  return markup.replaceAll(/(<\w+[^>]*)><\/\w+>/g, '$1/>');
}
