import { posix, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { sha256 } from '../../lib/sha256.ts';
import { BUILD_INPUTS, listFiles } from './inputs.ts';
import {
  GRAPH_FILE,
  type GraphFile,
  getPath,
  type Module,
  recordFile,
  recordModules,
  sortModules,
} from './record-modules.ts';

/**
 * Writes `modules.json` into the built workbench: the modules that each story file depends on.
 * @param isOwnPage whether a module is the script of a page of its own, on which no story depends
 */
export function moduleGraphPlugin(isOwnPage: (id: string) => boolean = () => false): Plugin {
  return {
    name: 'fernblick:module-graph',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { root, define, env } = this.environment.config;
      const records = await recordModules(this, root);
      const inputs = await listFiles(root, BUILD_INPUTS);
      const assets = findAssets(bundle, records, root);
      const imports = readImports(this, isOwnPage);
      const reachedFrom = (starts: readonly string[]) => {
        const ids = findReached(imports, starts);
        const started = assets.filter(({ startedBy }) => ids.some((id) => startedBy.has(id)));
        const own = ids.flatMap((id) => records.get(id) ?? []);
        return [...own, ...started.map(({ module }) => module)];
      };

      const entries = [...records.keys()].filter(
        (id) => this.getModuleInfo(id)?.isEntry && !isOwnPage(id),
      );
      const shared = [
        ...reachedFrom(entries),
        ...(await Promise.all(inputs.map((file) => recordFile(file, root)))),
        ...assets.filter(({ startedBy }) => startedBy.size === 0).map(({ module }) => module),
        { name: 'settings of the build', code: sha256(JSON.stringify({ define, env })) },
      ];
      const stories = listStoryIds(this).map(
        (id) => [posix.relative(root, id), reachedFrom([id])] as const,
      );
      const source = JSON.stringify(makeGraphFile(shared, new Map(stories)));
      this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source });
    },
  };
}

/** Storybook's list of all stories: through this module every story would depend on every other. */
const STORY_LIST = '\0virtual:/@storybook/builder-vite/storybook-stories.js';

function listStoryIds(build: Rolldown.PluginContext): string[] {
  const list = build.getModuleInfo(STORY_LIST);
  if (list) return list.dynamicallyImportedIds;
  return build.error(
    `Storybook no longer has the module ${STORY_LIST.slice(1)}. Set STORY_LIST in visual/causes/module-graph-plugin.ts to its new list of stories.`,
  );
}

/**
 * What each module imports, statically or dynamically: stories only if listed, and nothing that only a
 * page of its own imports. Read once, because the bundler makes a new list for each question.
 */
function readImports(
  build: Rolldown.PluginContext,
  isOwnPage: (id: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const imports = [...build.getModuleIds()].map((id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    const later = id === STORY_LIST ? [] : dynamicallyImportedIds;
    return [id, [...importedIds, ...later.filter((imported) => !isOwnPage(imported))]] as const;
  });
  return new Map(imports);
}

/** These modules and everything that they reach. */
function findReached(
  imports: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
): string[] {
  const found = new Set(starts);
  // Iterating over a Set also visits elements added during the iteration.
  for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported);
  return [...found];
}

/**
 * Assets without a module of their own, such as files imported by CSS, and bundled workers, with the
 * ids of the modules in the chunks that start them.
 */
function findAssets(
  bundle: Rolldown.OutputBundle,
  records: ReadonlyMap<string, Module>,
  root: string,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set([...records.keys()].map(getPath));
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'asset') return [];
    const { fileName, source, originalFileNames: names } = file;
    const isModule = names.length > 0 && names.every((name) => files.has(resolve(root, name)));
    const starting = chunks.filter(
      ({ code }) => fileName.endsWith('.js') && code.includes(posix.basename(fileName)),
    );
    const startedBy = new Set(starting.flatMap(({ moduleIds }) => moduleIds));
    if (isModule && startedBy.size === 0 && !fileName.endsWith('.css')) return [];
    return [{ module: { name: fileName, code: sha256(source) }, startedBy }];
  });
}

/** The same source tree gives the same file: everything is sorted, and no path is absolute. */
function makeGraphFile(
  shared: readonly Module[],
  stories: ReadonlyMap<string, readonly Module[]>,
): GraphFile {
  // Of two with the same name the first one wins: a module, which has its code, rather than a file.
  const modules = sortModules([...shared, ...[...stories.values()].flat()].reverse());
  const everywhere = new Set(shared.map(({ name }) => name));
  const own = [...stories].map(([file, all]) => {
    const names = new Set(all.map(({ name }) => name));
    return [file, [...names].filter((name) => !everywhere.has(name)).sort()] as const;
  });
  return {
    version: 3,
    modules,
    shared: [...everywhere].sort(),
    stories: Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
