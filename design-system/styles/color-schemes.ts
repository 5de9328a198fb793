import type { Interpolation, Theme } from '@emotion/react';

/** A value in both colour schemes: each of its colours as the pair of which a browser takes one. */
export function pairColors(light: string, dark: string): string {
  const others = dark.match(COLOR);
  return light.replaceAll(COLOR, (color) => {
    const other = others?.shift() ?? color;
    return color === other ? color : `light-dark(${color},${other})`;
  });
}

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|oklch|color-mix|var)\((?:[^()]|\([^()]*\))*\)/gi;

/** The variables of a theme for what a selector names. Only for the page comes its colour scheme along. */
export function declareVariables(theme: Theme, selector: string): Interpolation<Theme> {
  const sheets = theme.generateStyleSheets();
  if (selector === ':root') return sheets;
  const { colorScheme, ...variables } = { colorScheme: '', ...sheets[0]?.[':root'] };
  return { [selector]: variables };
}

type Declarations = Record<string, string | number>;
type Sheet = Record<string, Declarations | Record<string, Declarations>>;

/**
 * The style sheets that MUI makes of a theme, one for each colour scheme, as one: every variable has
 * both colours. What an element shows then follows its `color-scheme`, which any part of a page may
 * set, not only what a visitor prefers; where MUI names a scheme by a class or an attribute, that sets
 * it. Paper is always light.
 */
export function joinColorSchemes(sheets: readonly Sheet[], colorScheme: string): Sheet[] {
  const root: Declarations = { colorScheme };
  const chosen: Sheet = {};
  for (const sheet of sheets) {
    for (const [selector, block] of Object.entries(sheet)) {
      // As «:root, .light».
      const [first, light] = selector.split(', ');
      if (light) chosen[light] = { colorScheme: 'light' };
      if (first === ':root') Object.assign(root, block);
      else if (':root' in block) addDark(root, block[':root'] as Declarations);
      else {
        chosen[selector] = { colorScheme: 'dark' };
        addDark(root, block as Declarations);
      }
    }
  }
  const paper = { '@media print': { ':root': { colorScheme: 'light' } } };
  return [{ ':root': root }, ...(Object.keys(chosen).length > 0 ? [chosen] : []), paper];
}

/** Only what the light has too: the rest are veils by which MUI tells heights apart, as our grounds do. */
function addDark(root: Declarations, dark: Declarations): void {
  for (const [name, value] of Object.entries(dark)) {
    if (name in root) root[name] = pairColors(String(root[name]), String(value));
  }
}
