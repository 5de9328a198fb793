import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { importAnew } from '../../lib/import-anew.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import type { SceneFile } from './scene-files.ts';
import { toDataUrl } from './svg-url.ts';

const MODULE = 'virtual:scenes';
const RESOLVED = `\0${MODULE}`;

/**
 * Makes the SVG files of every drawing for each of these brands, and the module `virtual:scenes` with
 * their URLs. A build names the files by their content, so that browsers may keep them; the URLs of
 * what belongs into the page, and all where nothing is built (dev servers, tests), contain the drawings.
 */
export function scenesPlugin(
  brands: readonly Brand[],
  schemes: readonly Scheme[] = ['light', 'dark'],
): Plugin {
  let getUrl: (file: SceneFile) => string = toDataUrl;
  return {
    name: 'fernblick:scenes',
    configResolved({ command, base, build }) {
      if (command !== 'build') return;
      getUrl = (file) =>
        file.isInPage ? toDataUrl(file) : `${base}${getFileName(file, build.assetsDir)}`;
    },
    async buildStart() {
      const { command, consumer, build, root } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      const { getDrawingPath, mapSceneFiles } = await importMaker(this);
      mapSceneFiles(brands, schemes, (file) => {
        if (file.isInPage) return;
        this.emitFile({
          type: 'asset',
          fileName: getFileName(file, build.assetsDir),
          originalFileName: relative(root, getDrawingPath(file.scene)),
          source: file.svg,
        });
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { listDrawingPaths, mapSceneFiles } = await importMaker(this);
      const tables = mapSceneFiles(brands, schemes, getUrl);
      return [...listImports(listDrawingPaths()), ...formatExports(tables)].join('\n');
    },
  };
}

type Maker = typeof import('./scene-files.ts');

function importMaker(plugin: Rollup.PluginContext): Promise<Maker> {
  return importAnew(plugin, new URL('./scene-files.ts', import.meta.url));
}

/** Of every drawing, for nothing but that a change of one reloads it and is the cause of changed pictures. */
function listImports(drawings: readonly string[]): string[] {
  return drawings.map((path) => `import ${JSON.stringify(`${path}?raw`)};`);
}

/** A table of URLs for each kind of file, as `sceneUrls[brand][name]`. */
function formatExports(tables: ReturnType<Maker['mapSceneFiles']>): string[] {
  return Object.entries(tables).map(
    ([table, urls]) => `export const ${table} = ${JSON.stringify(urls)};`,
  );
}

/** Where a build puts a file, e.g. `assets/bench.1f0a2b3c.svg`. */
function getFileName({ name, svg }: SceneFile, folder: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `${folder}/${name}.${hash}.svg`;
}
