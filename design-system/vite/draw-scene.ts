import { parse } from 'node-html-parser';
import { formatLetters } from '../../lib/format-letters.ts';
import { createRecord, mapValues } from '../../lib/objects.ts';
import type { Tokens } from '../../tokens/index.ts';
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

/** What is shown of a drawing: all of it, or a cut that is wider. */
export interface Picture {
  /** The name of its file without the extension. */
  name: string;
  scene: SceneName;
  cut?: Cut | undefined;
  /** Whether it is shown at less than half its size, where shapes of the class `detail` are specks or cut off. */
  isSmall?: boolean;
}

interface Cut {
  /** In CSS pixels. */
  width: number;
  height: number;
  view: View;
}

type SceneColors = Tokens['color']['scene'];

/** A value for each picture: whole drawings, and their cuts for banners, for cards and for the foot of a page. */
export function mapPictures<Value>(make: (picture: Picture) => Value) {
  return {
    sceneUrls: createRecord(SCENE_NAMES, (scene) => make({ name: scene, scene })),
    bannerUrls: mapValues(bannerCuts, (views, scene) =>
      mapValues(views, (view, size) =>
        make({
          name: `${scene}-${size}`,
          scene,
          cut: { ...BANNER_SIZES[size], view },
          // On a phone.
          isSmall: size === 'small',
        }),
      ),
    ),
    cardUrls: mapValues(cardViews, (view, scene) =>
      make({ name: `${scene}-card`, scene, cut: { ...CARD_SIZE, view } }),
    ),
    horizonUrls: make({
      name: 'horizon-strip',
      scene: 'horizon',
      cut: { ...HORIZON_SIZE, view: HORIZON_VIEW },
    }),
  };
}

/**
 * A picture as the text of an SVG file. With two colour schemes it is for browsers only.
 * @param drawing the text of its drawing
 * @param dark the colours of the dark scheme, if a browser shows them to visitors who prefer it
 */
export function drawScene(
  drawing: string,
  { scene, cut, isSmall = false }: Omit<Picture, 'name'>,
  light: SceneColors,
  dark?: SceneColors,
): string {
  const { width, height } = cut ?? drawings[scene];
  const view = cut?.view ?? [0, 0, width, height];
  const shapes = findShapes(drawing, cut ? 'beyond' : 'within', isSmall);
  const colors = mapValues(light, (color, tone) => pairColors(color, dark?.[tone] ?? color));
  return shortenClasses(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
      ` viewBox="${view.join(' ')}" fill="currentColor">`,
      `<style>${dark ? 'svg{color-scheme:light dark}' : ''}`,
      `${formatPaletteCss(colors, shapes)}</style>`,
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

/**
 * The shapes of a drawing without names, comments and the style for its editors.
 * @param extent of two versions of a shape, the one that ends with the drawing or the one that goes on
 */
export function findShapes(text: string, extent: 'within' | 'beyond', isSmall = false): string {
  const drawing = parse(text.replaceAll(/>\s+</g, '><'));
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
