import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { scenesPlugin } from '../design-system/vite/scenes-plugin.ts';
import { sizedPictures } from '../design-system/vite/sized-pictures.ts';
import { SCRIPT_TARGETS } from './config/browsers.ts';
import { readCalculationUrl } from './config/calculation-url.ts';
import { readVisitorOptions } from './config/visitor-options.ts';
import { contentPlugin } from './content/service/content-plugin.ts';
import { readServiceSettings } from './content/service/settings.ts';
import { editedFilesPlugin } from './dev/edited-files-plugin.ts';
import { ownEditorRequests } from './dev/own-editor-requests.ts';
import { reloadPages } from './dev/reload-pages-plugin.ts';
import { noParser } from './i18n/no-parser-plugin.ts';
import { islandMessagesPlugin } from './islands/island-messages-plugin.ts';
import { onlyOwnEntries } from './islands/only-own-entries-plugin.ts';
import { nameSharedScript } from './islands/shared-scripts.ts';
import { reportPlugin } from './report/report-plugin.ts';

// Not imports, each change of which would restart the dev server.
const { readBrand }: typeof import('./content/brands/chosen.ts') = await importUnwatched(
  './content/brands/chosen.ts',
);
const { brands }: typeof import('./content/brands/index.ts') = await importUnwatched(
  './content/brands/index.ts',
);
const brand = readBrand();
const { schemes } = brands[brand];

function importUnwatched(file: string) {
  return import(new URL(file, import.meta.url).href);
}

export default defineConfig({
  plugins: [
    ownEditorRequests('site'),
    reloadPages(),
    editedFilesPlugin,
    noParser,
    onlyOwnEntries,
    islandMessagesPlugin,
    scenesPlugin([brand], schemes),
    sizedPictures,
    contentPlugin({
      brand,
      service: readServiceSettings(process.env),
      landingSets: process.env.LANDING_SETS,
    }),
    reportPlugin(brand),
    react(),
    vike(),
  ],
  server: { strictPort: true },
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
    // What fails while a page is prerendered names the file and line that somebody wrote.
    ssr: { build: { sourcemap: true } },
  },
  build: {
    target: SCRIPT_TARGETS,
    outDir: process.env.SITE_DIST ?? '../dist',
    emptyOutDir: true,
    reportCompressedSize: false,
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
});
