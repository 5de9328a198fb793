import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import {
  createFolder,
  createSharedFolder,
  writeFiles,
} from '../../lib/temporary-folder.fixture.ts';
import { UserError } from '../../lib/user-error.ts';
import {
  getModules,
  isPackageEdited,
  listStaleFiles,
  type ModuleGraph,
  readModuleGraph,
} from './module-graph.ts';
import { moduleGraphPlugin } from './module-graph-plugin.ts';

const FLAG = 'stories/components/Flag.stories.tsx';
const TREE = 'stories/components/Tree.stories.tsx';
const BOTH = [FLAG, TREE];

/** Two stories: one renders a flag, one loads a tree lazily, with its own package and style. */
const PROJECT = {
  'package-lock.json': '{}',
  'iframe.ts': `import './.storybook/preview.ts'; import { stories } from 'virtual:stories';
    Object.assign(window, { stories });`,
  '.storybook/main.ts': `import './plugin.ts'; import '../site/landings.ts';`,
  '.storybook/plugin.ts': 'export const plugin = 1;',
  '.storybook/addon/preset.ts': 'export const preset = 1;',
  '.storybook/preview.ts': `import { paper } from '../tokens/dist/tokens.ts'; document.title = paper;
    addEventListener('click', () => import('./guidance/page.ts'));`,
  '.storybook/guidance/page.ts': `import './words.ts'; document.title = 'guidance';`,
  '.storybook/guidance/words.ts': 'document.body.append(1);',
  'tokens/base.tokens.json': '{}',
  'tokens/brands/oak.tokens.json': '{}',
  'tokens/dist/tokens.ts': `export const paper = 'white';`,
  'site/landings.ts': 'export const landings = 1;',
  'design-system/wind.ts': `export const wind = () =>
    new Worker(new URL('./wind-worker.ts', import.meta.url), { type: 'module' });`,
  'design-system/wind-worker.ts': 'postMessage(1);',
  'design-system/flag.ts': `export const flag = 'flag'; export const unused = 'unused';`,
  'design-system/tree.ts': `import 'leaves/small'; import { wind } from './wind.ts';
    import elm from 'leaves/elm.woff2?url'; import oak from 'leaves/oak.woff2?url';
    export const tree = ['tree', wind, elm, oak];`,
  'design-system/tree.css': `@import './bark.css';`,
  'design-system/bark.css': 'b { color: brown }',
  'design-system/brand.ts': 'export const brand = import.meta.env.BRAND;',
  'node_modules/leaves/package.json': '{ "name": "leaves", "version": "1.2.3" }',
  'node_modules/leaves/small.js': `import './leaf.js';`,
  'node_modules/leaves/leaf.js': `document.title = 'leaf';`,
  // Larger than what Vite writes into the code.
  'node_modules/leaves/elm.woff2': 'elm'.repeat(2000),
  'node_modules/leaves/oak.woff2': 'oak'.repeat(2000),
  [FLAG]: `import { flag } from '../../design-system/flag.ts'; export const Flag = flag;`,
  [TREE]: `import { unused } from '../../design-system/flag.ts';
    import '../../design-system/tree.css';
    void unused;
    export const Tree = () => import('../../design-system/tree.ts');`,
  'visual/capture/capture.ts': `import { wait } from './wait.ts';`,
  'visual/capture/wait.ts': 'export const wait = 1;',
};

const unchanged = await buildGraph({}, undefined, await createSharedFolder());

test('a story depends on its static and dynamic imports and on those of the preview', () => {
  const shared = [
    '.storybook/addon/preset.ts',
    '.storybook/main.ts',
    '.storybook/plugin.ts',
    '.storybook/preview.ts',
    'iframe.ts',
    'package-lock.json',
    'tokens/base.tokens.json',
    'tokens/brands/oak.tokens.json',
    'tokens/dist/tokens.ts',
    'visual/capture/capture.ts',
    'visual/capture/wait.ts',
  ];
  expect(getModules(unchanged, FLAG)).toMatchObject({
    files: [...shared, 'design-system/flag.ts', FLAG].sort(),
    packages: [],
  });
  expect(getModules(unchanged, TREE)).toMatchObject({
    files: [
      ...shared,
      ...['flag.ts', 'tree.css', 'tree.ts', 'wind.ts'].map((name) => `design-system/${name}`),
      TREE,
    ].sort(),
    packages: ['leaves@1.2.3'],
  });
});

test.for<[string, Record<string, string>, string[]]>([
  ['a module of one story', { 'design-system/tree.ts': 'export const tree = 2;' }, [TREE]],
  [
    'a module of both, unused in one',
    { 'design-system/flag.ts': `export const flag = 2; export const unused = 2;` },
    BOTH,
  ],
  ['a comment', { [FLAG]: `${PROJECT[FLAG]} // nothing` }, [FLAG]],
  [
    'a package of one story',
    { 'node_modules/leaves/package.json': '{ "name": "leaves", "version": "1.2.4" }' },
    [TREE],
  ],
  [
    'a package patched without another version',
    { 'node_modules/leaves/leaf.js': `document.title = 'maple';` },
    [TREE],
  ],
  [
    'a font patched without another version',
    { 'node_modules/leaves/oak.woff2': 'ash'.repeat(2000) },
    [TREE],
  ],
  ['a style that only a style imports', { 'design-system/bark.css': 'b { color: black }' }, BOTH],
  ['a worker of one story', { 'design-system/wind-worker.ts': 'postMessage(2);' }, [TREE]],
  ['the preview', { '.storybook/preview.ts': `document.title = 'x';` }, BOTH],
  ['tokens', { 'tokens/dist/tokens.ts': `export const paper = 'grey';` }, BOTH],
  ['the lockfile', { 'package-lock.json': '{ }' }, BOTH],
  ['the settings of the workbench', { '.storybook/plugin.ts': 'export const plugin = 2;' }, BOTH],
  ['the capturing code', { 'visual/capture/wait.ts': 'export const wait = 2;' }, BOTH],
  ['what only the settings read', { 'site/landings.ts': 'export const landings = 2;' }, []],
  ['a page of its own', { '.storybook/guidance/words.ts': 'document.body.append(2);' }, []],
  ['a new story', { 'stories/New.stories.tsx': 'export const New = 1;' }, []],
])('%s: changes the fingerprints of the stories that depend on it', async ([, files, stories]) => {
  expect(changedStories(unchanged, await buildGraph(files))).toEqual(stories);
});

test('the fingerprint includes the effects of plugins and settings', async () => {
  const replace: Plugin = {
    name: 'test:replace',
    transform: (code, id) => (id.endsWith('/tree.ts') ? code.replace('tree', 'bush') : null),
  };
  expect(changedStories(unchanged, await buildGraph({}, replace))).toEqual([TREE]);
  const define = { 'import.meta.env.BRAND': '"oak"' };
  const defined = await buildGraph({}, { name: 'test:define', config: () => ({ define }) });
  expect(changedStories(unchanged, defined)).toEqual(BOTH);
});

test('the same source tree gives the same graph in another folder', async () => {
  const other = await buildGraph();
  expect({ ...other, root: unchanged.root }).toEqual(unchanged);
});

test('the order in which files are read does not matter', async () => {
  const [one, other] = [await buildGraph({}, slow('elm')), await buildGraph({}, slow('oak'))];
  expect(changedStories(one, other)).toEqual([]);
});

test('lists every file that has changed since the workbench was built', async () => {
  const graph = await buildGraph();
  expect(await listStaleFiles(graph)).toEqual([]);
  await writeFiles(graph.root, {
    'design-system/tree.ts': 'export const tree = 2;',
    'tokens/base.tokens.json': '{ "base": {} }',
    'tokens/brands/elm.tokens.json': '{}',
    'stories/New.stories.tsx': 'export const New = 1;',
    'visual/capture/wait.ts': 'export const wait = 2;',
    'README.md': 'Not shown in any picture.',
  });
  expect(await listStaleFiles(graph)).toEqual([
    'design-system/tree.ts',
    'stories/New.stories.tsx',
    'tokens/base.tokens.json',
    'tokens/brands/elm.tokens.json',
  ]);
});

test('a file that is edited during the build is stale', async () => {
  const edit: Plugin = {
    name: 'test:edit',
    async buildEnd() {
      const file = join(this.environment.config.root, 'design-system/flag.ts');
      await utimes(file, new Date(), new Date());
    },
  };
  const graph = await buildGraph({}, edit);
  expect(await listStaleFiles(graph)).toEqual(['design-system/flag.ts']);
});

test('a package is edited when one of its files is newer than the last installation', async () => {
  const graph = await buildGraph({ 'node_modules/.package-lock.json': '{}' });
  const { root } = graph;
  expect(await isPackageEdited(graph)).toBe(false);
  await writeFiles(root, { 'node_modules/leaves/unused.js': '' });
  expect(await isPackageEdited(graph)).toBe(false);
  await writeFiles(root, { 'node_modules/leaves/leaf.js': `document.title = 'maple';` });
  expect(await isPackageEdited(graph)).toBe(true);
});

test('reports what to run when the graph is missing or invalid', async () => {
  const root = await createFolder({
    'broken/modules.json': '{"version":3,"modules":[',
    'newer/modules.json': '{"version":4,"modules":[],"shared":[],"stories":{}}',
  });
  for (const workbench of ['nowhere', 'broken', 'newer']) {
    const reading = readModuleGraph(join(root, workbench), root);
    await expect(reading, workbench).rejects.toThrow(UserError);
    await expect(reading, workbench).rejects.toThrow('npm run build');
  }
});

test('throws for a story file that the workbench does not have', () => {
  expect(() => getModules(unchanged, 'stories/Gone.stories.tsx')).toThrow(UserError);
});

test('a build without a list of stories fails', async () => {
  const root = await createFolder(PROJECT);
  await expect(buildWith(root, storyList('renamed'))).rejects.toThrow(
    'Set STORY_LIST in visual/causes/module-graph-plugin.ts to its new list of stories',
  );
});

/** The graph of the project with some files changed, built in a folder of its own. */
async function buildGraph(
  files: Record<string, string> = {},
  plugin?: Plugin,
  folder?: string,
): Promise<ModuleGraph> {
  const root = folder ?? (await createFolder());
  await writeFiles(root, { ...PROJECT, ...files });
  // Files newer than this process count as edited during the build.
  for (const file of await readdir(root, { recursive: true })) {
    await utimes(join(root, file), new Date(0), new Date(0));
  }
  await buildWith(root, storyList('storybook-stories'), plugin);
  return readModuleGraph(join(root, 'dist'), root);
}

function buildWith(root: string, ...plugins: (Plugin | undefined)[]) {
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleGraphPlugin((id) => id.endsWith('/guidance/page.ts')), ...plugins],
    build: { rolldownOptions: { input: join(root, 'iframe.ts') } },
  });
}

/** Reads a font after all others. */
function slow(font: string): Plugin {
  return {
    name: 'test:slow',
    enforce: 'pre',
    load: async (id) => {
      if (id.includes(`${font}.woff2`)) await setTimeout(200);
      return null;
    },
  };
}

/** Storybook's list of all stories, as its builder provides it to Vite. */
function storyList(name: string): Plugin {
  const id = `\0virtual:/@storybook/builder-vite/${name}.js`;
  return {
    name: 'test:stories',
    resolveId: (source) => (source === 'virtual:stories' ? id : null),
    load(wanted) {
      const { root } = this.environment.config;
      const imports = BOTH.map((file) => `() => import('${root}/${file}')`);
      return wanted === id ? `export const stories = [${imports.join()}];` : null;
    },
  };
}

/** The stories whose fingerprints differ. */
function changedStories(before: ModuleGraph, after: ModuleGraph): string[] {
  return BOTH.filter(
    (story) => getModules(before, story).fingerprint !== getModules(after, story).fingerprint,
  );
}
