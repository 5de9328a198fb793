import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { UserError } from '../lib/user-error.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';

/** A pair with the contrast that it has, from 1 to 21. */
export interface MeasuredPair extends ContrastPair {
  contrast: number;
}

/**
 * The contrast of every pair of colours that meets on screen, in one brand and scheme.
 * @throws UserError when a pair names what is no colour
 */
export function measureContrasts(
  tokens: TokenNormalizedSet,
  pairs: readonly ContrastPair[] = CONTRAST_PAIRS,
): MeasuredPair[] {
  return pairs.map((pair) => {
    const ground = findColor(tokens[pair.background], pair.background);
    const contrast = findColor(tokens[pair.foreground], pair.foreground).contrastWCAG21(ground);
    return { ...pair, contrast };
  });
}

export function findFailing<Pair extends MeasuredPair>(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ contrast, atLeast }) => contrast < atLeast);
}

/**
 * The colour nearest to another that has the contrast it needs to each of others: as light or as dark as
 * it must be, with its hue and, as far as sRGB has it, its chroma; nothing where no shade has it.
 */
export function findNearestPassing(
  color: string,
  others: readonly { color: string; atLeast: number }[],
): string | undefined {
  const { l, c, h } = new Color(color).to('oklch');
  const lightness = l ?? 0;
  const limits = others.map((other) => ({ ...other, color: new Color(other.color) }));
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .toSorted((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness))
    .map((shade) => toHex(new Color('oklch', [shade, c, h])))
    .find((hex) => {
      const shade = new Color(hex);
      return limits.every((other) => shade.contrastWCAG21(other.color) >= other.atLeast);
    });
}

function toHex(color: Color): string {
  return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** Steps of lightness that are tried: finer ones are no other colour in hex. */
const STEPS = 400;

function findColor(token: TokenNormalized | undefined, id: string): Color {
  if (token?.$type !== 'color') {
    throw new UserError(`tokens/contrast.ts names ${id}, which is not a token of a colour.`);
  }
  return toColor(token.$value);
}

/** A colour as the format writes it. */
export interface ColorValue {
  colorSpace: string;
  components: unknown;
  alpha?: unknown;
  hex?: string;
}

/** A colour of a token as it is shown: within sRGB. */
export function toColor(value: ColorValue) {
  return readColor(value).to('srgb').toGamut();
}

/** Whether a colour has an equivalent in hex that is another one; beyond sRGB none is the same. */
export function contradictsHex({ hex = '', ...value }: ColorValue): boolean {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return false;
  const color = readColor(value);
  return color.inGamut('srgb') && color.deltaE2000(hex) > SAME;
}

/** A difference of colours that nobody sees, as rounding makes it. */
const SAME = 2;

function readColor(value: ColorValue): Color {
  const coordinates = value.components as [number, number, number];
  const space = OTHER_NAMES[value.colorSpace] ?? value.colorSpace;
  return new Color(space as 'oklch', coordinates, Number(value.alpha ?? 1));
}

/** What the library calls colour spaces that have another name in the format. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
};
