import { glob, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

/**
 * Files that every story depends on although no module imports them. Storybook's static folders come
 * from packages, whose versions the lockfile pins; one of our own belongs in this list.
 */
const BUILD_INPUTS = [
  'package-lock.json',
  '.storybook/main.ts',
  // Addons of our own, which main.ts names by their path.
  '.storybook/*/preset.ts',
  '.storybook/preview-{head,body}.html',
  'public/**',
  // `tokens/dist/tokens.ts` is made of these: whoever edits them must build before taking pictures.
  'tokens/tokens.resolver.json',
  'tokens/{,brands/}*.tokens.json',
];

/** Where the pictures' own code starts. */
const CAPTURE_CODE = ['visual/capture/**/*.ts', 'visual/modes.ts', 'tools/browser.ts'];

/** Where stories live, see `stories` in `.storybook/main.ts`. */
const STORY_FILES = ['stories/**/*.mdx', 'stories/**/*.stories.{ts,tsx}'];

/**
 * What the workbench is built from besides its modules, as paths from the project's folder. Of what
 * `.storybook/main.ts` imports only the neighbours count: what those read elsewhere, such as the
 * table of landings, reaches a story as code.
 */
export async function buildInputs(root: string): Promise<string[]> {
  return withImports(root, await filesLike(root, BUILD_INPUTS), ['.storybook/']);
}

/** The code that opens stories and takes their pictures. */
export async function captureFiles(root: string): Promise<string[]> {
  const files = await filesLike(root, CAPTURE_CODE);
  const code = files.filter((file) => !file.endsWith('.test.ts'));
  return withImports(root, code, ['visual/', 'tools/']);
}

/** Files with stories, built or not. */
export function storyFiles(root: string): Promise<string[]> {
  return filesLike(root, STORY_FILES);
}

async function filesLike(root: string, patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(relative(root, join(entry.parentPath, entry.name)));
  }
  return files.map((file) => file.replaceAll(sep, '/')).sort();
}

/** The files and what they import, from these folders only. */
async function withImports(root: string, files: string[], folders: string[]): Promise<string[]> {
  const found = new Set(files);
  // A set that grows is walked to its end.
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const imported of importsOf(file, await readFile(join(root, file), 'utf8'))) {
      if (folders.some((folder) => imported.startsWith(folder))) found.add(imported);
    }
  }
  return [...found].sort();
}

/** The relative imports of a file, types left out. */
function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return requests.flatMap((request) =>
    request?.startsWith('.') ? posix.join(posix.dirname(file), request) : [],
  );
}
