import { fileURLToPath } from 'node:url';
import type { Theme } from '@emotion/react';
import type { Breakpoint } from '@mui/material/styles';
import type { Plugin } from 'vite';
import { createRecord, keysOf } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { TYPE_ELEMENTS } from '../styles/type-elements.ts';
import { createBrandTheme } from '../theme.ts';

const THEME = fileURLToPath(new URL('../theme.ts', import.meta.url));

/**
 * Browsers get the theme of a brand as data, and Emotion's provider for it: to make it takes all of
 * MUI's theme and of the tokens. Prerendered pages and the workbench have MUI's theme as it is.
 * @param scope selects what in a page has the variables: at the root they would style all of it anew
 */
export function themePlugin(brand: Brand, scope: string): Plugin {
  return {
    name: 'fernblick:theme',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      return id === '@mui/material/styles' ? this.resolve('@emotion/react', importer) : null;
    },
    load: (id) => (id === THEME ? formatTheme(brand, scope) : undefined),
  };
}

/** A module in place of `theme.ts`, with what our components read of its theme. */
function formatTheme(brand: Brand, scope: string): string {
  const theme = createBrandTheme(brand);
  const { breakpoints, containerQueries, transitions, typography, vars } = theme;
  const data = {
    brand,
    typography: createRecord(keysOf(TYPE_ELEMENTS), (name) => typography[name]),
    transitions: { duration: transitions.duration },
    vars: createRecord(GROUPS, (group) => vars[group]),
  };
  const lookUp = (query: (key: Breakpoint) => string) =>
    `(key) => (${JSON.stringify(createRecord(breakpoints.keys, query))})[key]`;
  return `
    const theme = {
      ...${JSON.stringify(data)},
      breakpoints: {
        up: ${lookUp(breakpoints.up)},
        down: ${lookUp(breakpoints.down)},
      },
      containerQueries: { up: ${lookUp(containerQueries.up)} },
      generateStyleSheets: () => (${JSON.stringify({ [scope]: listVariables(theme) })}),
    };
    export const createBrandTheme = () => theme;`;
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

/** The declarations of these groups. */
function listVariables(theme: Theme): Record<string, string> {
  const isOurs = new RegExp(`^--fb-(${GROUPS.join('|')})-`);
  const declarations = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet));
  const all = declarations.flatMap((block) => Object.entries<string>(block));
  return Object.fromEntries(all.filter(([name]) => isOurs.test(name)));
}
