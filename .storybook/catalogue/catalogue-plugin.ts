import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../tools/project/paths.ts';
import { CATALOGUE_SOURCES, readCatalogue } from './read-catalogue.ts';

const MODULE = 'virtual:catalogue';
const RESOLVED = `\0${MODULE}`;

/** Serves what `readCatalogue` reads to pages of documentation, in a dev server anew after each change. */
export const cataloguePlugin: Plugin = {
  name: 'fernblick:catalogue',
  resolveId: { filter: { id: /^virtual:catalogue$/ }, handler: () => RESOLVED },
  load: {
    filter: { id: /^\0virtual:catalogue$/ },
    handler: async () =>
      `export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(await readCatalogue()))});`,
  },
  handleHotUpdate({ file, server }) {
    const isSource = CATALOGUE_SOURCES.some((folder) => file.startsWith(join(ROOT, folder)));
    const module = server.moduleGraph.getModuleById(RESOLVED);
    // Read when a page asks for it next: nothing on screen is replaced.
    if (isSource && module) server.moduleGraph.invalidateModule(module);
  },
};
