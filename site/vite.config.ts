import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { SCRIPT_TARGETS } from './browsers.ts';
import { chosenCalculationUrl } from './calculation-url.ts';
import { chosenBrand } from './content/brands/chosen.ts';
import { islandMessagesPlugin } from './island-messages-plugin.ts';
import { scenesPlugin } from './scenes/scenes-plugin.ts';

/**
 * Replaces the helper that Vite wraps around every dynamic import. It preloads the chunk's own
 * imports and styles; an island has no style sheet, and the helper alone weighs as much as half of
 * the start script.
 */
const plainDynamicImports: Plugin = {
  name: 'fernblick:plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Islands get their messages parsed at build, so the browser needs no ICU parser. */
const noMessageParser: Plugin = {
  name: 'fernblick:no-message-parser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id !== '@formatjs/icu-messageformat-parser') return null;
    return this.resolve(`${id}/no-parser.js`, importer);
  },
};

const brand = chosenBrand();

export default defineConfig({
  plugins: [
    plainDynamicImports,
    noMessageParser,
    islandMessagesPlugin,
    scenesPlugin([brand]),
    react(),
    vike(),
  ],
  define: {
    'import.meta.env.BRAND': JSON.stringify(brand),
    'import.meta.env.CALCULATION_SERVICE': JSON.stringify(chosenCalculationUrl()),
  },
  build: { target: SCRIPT_TARGETS, outDir: '../dist', emptyOutDir: true, modulePreload: false },
});
