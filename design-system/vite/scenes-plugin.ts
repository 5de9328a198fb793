import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import type { Brand } from '../../tokens/index.ts';
import type { SceneFile } from './scene-files.tsx';

const MODULE = 'virtual:scenes';
const RESOLVED = `\0${MODULE}`;

/** A file whose module every story of a scene imports: the workbench's module graph reads it. */
const SOURCE = 'design-system/drawings/Scene/drawings/index.ts';

/**
 * Makes the SVG files of every drawing for each of these brands, and the module `virtual:scenes` with
 * their URLs. A build names the files by their content, so that browsers may keep them; where nothing
 * is built (dev servers, tests) the URLs contain the drawings.
 */
export function scenesPlugin(brands: readonly Brand[]): Plugin {
  let files: readonly SceneFile[] = [];
  let sources: readonly string[] = [];
  let urlOf = dataUrl;

  async function draw() {
    const path = new URL('scene-files.tsx', import.meta.url).pathname;
    const { module, dependencies } = await runnerImport<typeof import('./scene-files.tsx')>(path, {
      configFile: false,
    });
    files = module.sceneFiles(brands);
    sources = dependencies;
  }

  return {
    name: 'fernblick:scenes',
    configResolved({ command, base, build }) {
      if (command === 'build') urlOf = (file) => `${base}${fileName(file, build.assetsDir)}`;
    },
    async buildStart() {
      await draw();
      const { command, consumer, build } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      for (const file of files) {
        this.emitFile({
          type: 'asset',
          fileName: fileName(file, build.assetsDir),
          originalFileName: SOURCE,
          source: file.svg,
        });
      }
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleOf(files, urlOf) : undefined),
    async hotUpdate({ file, modules }) {
      const scenes = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (!scenes || !sources.includes(file)) return;
      await draw();
      return [...modules, scenes];
    },
  };
}

/** The code of the module: a table of URLs for each kind of file, as `sceneUrls[brand][name]`. */
function moduleOf(files: readonly SceneFile[], urlOf: (file: SceneFile) => string): string {
  const tables: UrlTable = {};
  for (const file of files) put(tables, file.keys, urlOf(file));
  return Object.entries(tables)
    .map(([table, urls]) => `export const ${table} = ${JSON.stringify(urls)};`)
    .join('\n');
}

interface UrlTable {
  [key: string]: UrlTable | string;
}

function put(table: UrlTable, [key = '', ...keys]: readonly string[], url: string): void {
  if (keys.length === 0) {
    table[key] = url;
    return;
  }
  const inner = table[key] ?? {};
  if (typeof inner === 'string') throw new Error(`Two scenes have the key ${key}.`);
  table[key] = inner;
  put(inner, keys, url);
}

/** Where a build puts a file, e.g. `assets/bench.1f0a2b3c.svg`. */
function fileName({ name, svg }: SceneFile, folder: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `${folder}/${name}.${hash}.svg`;
}

function dataUrl({ svg }: SceneFile): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
