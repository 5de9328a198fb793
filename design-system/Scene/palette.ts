import type { Tokens } from '../../tokens/index.ts';

/** The colours a drawing may use, from the sky to the nearest thing. */
export type Tone = keyof Tokens['color']['scene'];

/** Widths of drawn lines, in units of a drawing. */
const WEIGHTS = { fine: 2, thin: 3.5, bold: 7, broad: 14, limb: 24 };

/** Attributes of a filled shape. */
export function fill(tone: Tone): { className: string } {
  return { className: tone };
}

/** Attributes of a drawn line. */
export function stroke(tone: Tone, weight: keyof typeof WEIGHTS = 'thin'): { className: string } {
  return { className: `${tone} ${weight}` };
}

/** The rules behind `fill` and `stroke`: CSS selectors within a drawing and their declarations. */
export function paletteRules(
  colors: Readonly<Record<Tone, string>>,
): Record<string, Record<string, string | number>> {
  const tones = Object.entries(colors).map(([tone, color]) => [`.${tone}`, { color }]);
  const weights = Object.entries(WEIGHTS).map(([weight, strokeWidth]) => [
    `.${weight}`,
    {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  ]);
  return Object.fromEntries([...tones, ...weights]);
}
