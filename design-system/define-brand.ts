import {
  type Brand,
  brandSteps,
  brandTokens,
  type DarkTokens,
  darkTokens,
  type Scheme,
} from '../tokens/index.ts';
import type { BrandTokens } from './theme.ts';

/** Colours of a brand as `#rrggbb`. */
interface BrandColors {
  /** Text, actions and grounds at night. */
  deep: string;
  /** What must win: warm light. */
  glow: string;
  /** Quiet grounds; by default of the deep colour. */
  mist?: string;
  /** What lies far away in drawings at night; by default of the deep colour. */
  dusk?: string;
  /** Whose drawings it shows: they are files, and each has the colours of its brand. */
  drawings?: Brand;
}

/**
 * A brand of an application's own, for `createBrandTheme`. A colour gives its hue to all steps of its
 * scale; how light and how strong each is stays, so that texts stay readable in every hue. Signals, such
 * as the stars of a rating, stay as they are.
 * @throws Error when a colour is not written as `#rrggbb`, or is a grey
 */
export function defineBrand(colors: BrandColors): BrandTokens {
  const { deep, glow, mist = deep, dusk = deep, drawings = 'fernblick' } = colors;
  const hues: Readonly<Record<string, number>> = {
    ...{ deep: readHue(deep), night: readHue(deep) },
    ...{ glow: readHue(glow), ember: readHue(glow) },
    ...{ mist: readHue(mist), dusk: readHue(dusk) },
  };
  const recolor = <Tokens extends Pick<DarkTokens, 'color'>>(tokens: Tokens, scheme: Scheme) => {
    const color = structuredClone<Record<string, Record<string, string>>>(tokens.color);
    for (const [id, [scale, lightness, chroma]] of Object.entries(brandSteps[scheme])) {
      const [, group = '', role = ''] = id.split('.');
      if (group === 'signal') continue;
      Object.assign(color[group] ?? {}, {
        [role]: `oklch(${lightness} ${chroma} ${hues[scale]?.toFixed(1)})`,
      });
    }
    return { ...tokens, color: color as unknown as Tokens['color'] };
  };
  return {
    drawings,
    light: recolor(brandTokens[drawings], 'light'),
    dark: recolor(darkTokens[drawings], 'dark'),
  };
}

/** Degrees in OKLCH, by the matrices of CSS Color 4. */
function readHue(color: string): number {
  const [, digits] = /^#([\da-f]{6})$/i.exec(color) ?? [];
  if (!digits) throw new Error(`"${color}" is no colour of a brand. Write it as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (Math.hypot(a, b) < GREY) throw new Error(`"${color}" has no hue. Choose a colour.`);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** The chroma below which nobody names a hue. */
const GREY = 0.01;

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
