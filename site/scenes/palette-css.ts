import { paletteRules } from '../../design-system/Scene/palette.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';

/**
 * The colours and line weights of a drawing that stands alone, where a CSS variable has no value.
 * @param drawing its markup; only the rules of the classes in it are written
 */
export function paletteCss(brand: Brand, drawing: string): string {
  const words = new Set(drawing.split(/[\s"]/));
  return Object.entries(paletteRules(brandTokens[brand].color.scene))
    .filter(([selector]) => words.has(selector.slice(1)))
    .map(([selector, declarations]) => `${selector}{${declared(declarations)}}`)
    .join('');
}

function declared(declarations: Record<string, string | number>): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
