import type { Tokens } from '../../../tokens/index.ts';

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

/**
 * The rules behind `fill` and `stroke`, for the style sheet of an SVG file.
 * @param drawing its markup; only the rules of the classes in it are written
 */
export function paletteCss(colors: Readonly<Record<Tone, string>>, drawing: string): string {
  const words = new Set(drawing.split(/[\s"]/));
  const rules = [
    ...Object.entries(colors).map(([tone, color]) => [tone, `color:${color}`] as const),
    ...Object.entries(WEIGHTS).map(([weight, width]) => [weight, line(width)] as const),
  ];
  return rules
    .filter(([name]) => words.has(name))
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join('');
}

function line(width: number): string {
  return `fill:none;stroke:currentColor;stroke-width:${width};stroke-linecap:round;stroke-linejoin:round`;
}
