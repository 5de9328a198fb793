import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../tokens/index.ts';
import { SCENE_NAMES } from '../drawings/Scene/drawings.ts';
import { getDrawingPath, mapSceneFiles, type SceneFile } from './scene-files.ts';

const MODULE = 'virtual:scenes';
const RESOLVED = `\0${MODULE}`;

/**
 * Makes the SVG files of every drawing for each of these brands, and the module `virtual:scenes` with
 * their URLs. A build names the files by their content, so that browsers may keep them; where nothing
 * is built (dev servers, tests) the URLs contain the drawings.
 */
export function scenesPlugin(brands: readonly Brand[]): Plugin {
  let getUrl = toDataUrl;
  return {
    name: 'fernblick:scenes',
    configResolved({ command, base, build }) {
      if (command === 'build') getUrl = (file) => `${base}${getFileName(file, build.assetsDir)}`;
    },
    buildStart() {
      const { command, consumer, build, root } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      mapSceneFiles(brands, (file) =>
        this.emitFile({
          type: 'asset',
          fileName: getFileName(file, build.assetsDir),
          originalFileName: relative(root, getDrawingPath(file.scene)),
          source: file.svg,
        }),
      );
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? [...listImports(), ...formatExports(brands, getUrl)].join('\n') : null,
  };
}

/** Of every drawing, for nothing but that a change of one reloads it and is the cause of changed pictures. */
function listImports(): string[] {
  return SCENE_NAMES.map((scene) => `import ${JSON.stringify(`${getDrawingPath(scene)}?raw`)};`);
}

/** A table of URLs for each kind of file, as `sceneUrls[brand][name]`. */
function formatExports(brands: readonly Brand[], getUrl: (file: SceneFile) => string): string[] {
  return Object.entries(mapSceneFiles(brands, getUrl)).map(
    ([table, urls]) => `export const ${table} = ${JSON.stringify(urls)};`,
  );
}

/** Where a build puts a file, e.g. `assets/bench.1f0a2b3c.svg`. */
function getFileName({ name, svg }: SceneFile, folder: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `${folder}/${name}.${hash}.svg`;
}

function toDataUrl({ svg }: SceneFile): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
