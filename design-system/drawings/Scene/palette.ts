import type { Tokens } from '../../../tokens/index.ts';

/** The colours a drawing may use, from the sky to the nearest thing. */
type Tone = keyof Tokens['color']['scene'];

/** Widths of drawn lines, in units of a drawing. */
const WEIGHTS = { fine: 2, thin: 3.5, bold: 7, broad: 14, limb: 24 };

/** The rule of each class that a shape may have: one for its colour and, if it is a line, one for its width. */
export function createPaletteRules(colors: Readonly<Record<Tone, string>>): Map<string, string> {
  const declarations = [
    ...Object.entries(colors).map(([tone, color]) => [tone, `color:${color}`] as const),
    ...Object.entries(WEIGHTS).map(([weight, width]) => [weight, formatLine(width)] as const),
  ];
  return new Map(declarations.map(([name, text]) => [name, `.${name}{${text}}`]));
}

/** The style sheet of a drawing: the rules of the classes in it. */
export function formatPaletteCss(colors: Readonly<Record<Tone, string>>, drawing: string): string {
  const words = new Set(drawing.split(/[\s"]/));
  return [...createPaletteRules(colors)]
    .flatMap(([name, rule]) => (words.has(name) ? rule : []))
    .join('');
}

function formatLine(width: number): string {
  return `fill:none;stroke:currentColor;stroke-width:${width};stroke-linecap:round;stroke-linejoin:round`;
}
