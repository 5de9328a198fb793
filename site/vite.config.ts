import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { scenesPlugin } from '../design-system/vite/scenes-plugin.ts';
import { SCRIPT_TARGETS } from './config/browsers.ts';
import { readCalculationUrl } from './config/calculation-url.ts';
import { readVisitorOptions } from './config/visitor-options.ts';
import { readBrand } from './content/brands/chosen.ts';
import { brands } from './content/brands/index.ts';
import { contentPlugin } from './content/service/content-plugin.ts';
import { readServiceSettings } from './content/service/settings.ts';
import { islandMessagesPlugin } from './islands/island-messages-plugin.ts';
import { nameSharedScript } from './islands/shared-scripts.ts';
import { devPagesPlugin } from './prerender/dev/dev-pages-plugin.ts';
import { editedFilesPlugin } from './prerender/dev/edited-files-plugin.ts';
import { ownEditorRequests } from './prerender/dev/own-editor-requests.ts';
import { reportPlugin } from './report/report-plugin.ts';

/** Islands get their messages compiled, so the browser needs no parser: FormatJS's own alias for that. */
const noParser: Plugin = {
  name: 'fernblick:no-parser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id !== '@formatjs/icu-messageformat-parser') return null;
    return this.resolve(`${id}/no-parser.js`, importer);
  },
};

/**
 * Leaves out Vike's own script, which no page loads. What it shares with the script of all pages would
 * be a file that every page waits for.
 */
const onlyOwnEntries: Plugin = {
  name: 'fernblick:only-own-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const { 'entries/entry-server-routing': _, ...own } = input as Record<string, string>;
    return { ...options, input: own };
  },
};

const brand = readBrand();
const { schemes } = brands[brand];

export default defineConfig(({ command }) => ({
  plugins: [
    ownEditorRequests('site'),
    devPagesPlugin,
    editedFilesPlugin,
    noParser,
    onlyOwnEntries,
    islandMessagesPlugin,
    scenesPlugin([brand], schemes),
    contentPlugin({ brand, service: readServiceSettings(process.env) }),
    reportPlugin(brand),
    react(),
    command === 'build' && vike(),
  ],
  define: {
    'process.env.OUT_OF_DATE': JSON.stringify(process.env.OUT_OF_DATE ?? ''),
    'import.meta.env.BRAND': JSON.stringify(brand),
    'import.meta.env.VISITOR': JSON.stringify(readVisitorOptions(process.env)) ?? 'undefined',
    'import.meta.env.CALCULATION_SERVICE': JSON.stringify(readCalculationUrl()),
  },
  environments: {
    // The libraries in the scripts; the build adds the fonts, and the imprint links to it.
    client: {
      build: {
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: nameSharedScript, debugName: 'islands' }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // What the prerenderer calls, beside Vike's own entries.
          input: { prerender: 'prerender/incremental/server-entry.ts' },
          output: {
            // By names without a hash: a change of a text changes no file but this one.
            codeSplitting: {
              groups: [{ name: 'texts', test: /\/(messages|landings)\/[\w-]+\.json$/ }],
            },
            chunkFileNames: 'chunks/[name].js',
          },
        },
      },
    },
  },
  build: {
    target: SCRIPT_TARGETS,
    outDir: process.env.SITE_DIST ?? '../dist',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: {
        // Else the index of the engine would bring all of it when the calculator wakes, and Emotion's what
        // only its `withTheme` needs.
        moduleSideEffects: [
          { test: /\/site\/calculation\/|\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
    },
  },
}));
