import { fileURLToPath } from 'node:url';
import type { Theme } from '@emotion/react';
import type { Plugin } from 'vite';
import { importAnew } from '../../lib/import-anew.ts';
import { createRecord, keysOf, mapValues } from '../../lib/objects.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { pairColors } from '../styles/color-schemes.ts';
import { TYPE_ELEMENTS } from '../styles/type-elements.ts';
import type { ThemeData, Values } from './browser-theme.ts';

const THEME = fileURLToPath(new URL('../theme.ts', import.meta.url));
const BROWSER_THEME = fileURLToPath(new URL('./browser-theme.ts', import.meta.url));

/**
 * Browsers get the theme of a brand as data, and Emotion's provider for it: to make it takes all of
 * MUI's theme and of the tokens. Prerendered pages and the workbench have MUI's theme as it is.
 * @param scope selects what in a page has the variables: at the root they would style all of it anew
 */
export function themePlugin(brand: Brand, scope: string, schemes: readonly Scheme[]): Plugin {
  return {
    name: 'fernblick:theme',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      return id === '@mui/material/styles' ? this.resolve('@emotion/react', importer) : null;
    },
    async load(id) {
      if (id !== THEME) return;
      const url = new URL('../theme.ts', import.meta.url);
      const { createBrandTheme } = await importAnew<typeof import('../theme.ts')>(this, url);
      return formatTheme(createBrandTheme(brand, schemes), scope);
    },
  };
}

/** A module in place of `theme.ts`, with what our components read of its theme. */
function formatTheme(theme: Theme, scope: string): string {
  return `
    import { createBrowserTheme } from ${JSON.stringify(BROWSER_THEME)};
    const theme = createBrowserTheme(${JSON.stringify(extractThemeData(theme, scope))});
    export const createBrandTheme = () => theme;`;
}

/** The data of a theme for browsers. */
export function extractThemeData(theme: Theme, scope: string): ThemeData {
  const { brand, breakpoints, transitions, typography } = theme;
  // Drawings are files, with colours of their own.
  const { scene, ...color } = theme.vars.color;
  const vars = { ...theme.vars, color };
  const declared = listDeclarations(theme);
  return {
    brand,
    typography: createRecord(keysOf(TYPE_ELEMENTS), (name) => typography[name]),
    duration: createRecord(keysOf(theme.time), (name) => transitions.duration[name]),
    from: createRecord(breakpoints.keys, (key) => readWidth(breakpoints.up(key))),
    below: createRecord(breakpoints.keys, (key) => readWidth(breakpoints.down(key))),
    values: createRecord(GROUPS, (group) => readValues(vars[group], declared)),
    scope,
  };
}

/** The groups of tokens; MUI's own variables, such as its palette, are for its components. */
const GROUPS = [
  'color',
  'size',
  'space',
  'border',
  'radius',
  'elevation',
  'ease',
  'fade',
  'time',
] as const satisfies (keyof Theme['vars'])[];

function readWidth(query: string): string {
  return query.replace(/^.*:|\)$/g, '');
}

function listDeclarations(theme: Theme): Record<string, string> {
  const blocks = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet));
  const all = blocks.flatMap((block) => Object.entries(block));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

/** The values that variables of MUI bring along, for where nothing declares them, and the dark ones. */
function readValues(vars: object, declared: Record<string, string>): Values {
  return mapValues(vars as Record<string, string | object>, (value) => {
    if (typeof value !== 'string') return readValues(value, declared);
    const [, name = '', light = value] = /^var\(([\w-]+), (.*)\)$/s.exec(value) ?? [];
    const pair = declared[name] ?? '';
    const dark = pair.slice(`light-dark(${light},`.length, -1);
    return dark && pair === pairColors(light, dark) ? [light, dark] : light;
  });
}
