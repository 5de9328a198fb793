import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Files that every story depends on although no module imports them. Storybook's static folders come
 * from packages, whose versions the lockfile pins; add a static folder of our own to this list.
 */
const BUILD_INPUTS = [
  'package-lock.json',
  // What `.storybook/main.ts` imports from elsewhere, such as the table of landings, affects stories
  // only as generated code, which is recorded as a module.
  // The Composer has pages of its own: no story contains it.
  '.storybook/{,!(composer)/**/}*.{ts,tsx,html}',
  'public/**',
  // `tokens/dist/tokens.ts` is generated from these: after an edit the build is out of date.
  'tokens/tokens.resolver.json',
  'tokens/{,brands/}*.tokens.json',
];

/** A superset of the capturing code, so that none of it can be missed. */
const CAPTURE_CODE = ['visual/*.ts', 'visual/capture/**/*.ts', 'tools/**/*.ts'];

/** Story files, see `stories` in `.storybook/main.ts`. */
const STORY_FILES = ['stories/**/*.mdx', 'stories/**/*.stories.{ts,tsx}'];

/** What the workbench is built from besides its modules, as paths relative to the project's folder. */
export function buildInputs(root: string): Promise<string[]> {
  return filesLike(root, BUILD_INPUTS);
}

/** The code that opens stories and captures them. */
export function captureFiles(root: string): Promise<string[]> {
  return filesLike(root, CAPTURE_CODE);
}

/** All story files on disk. */
export function storyFiles(root: string): Promise<string[]> {
  return filesLike(root, STORY_FILES);
}

async function filesLike(root: string, patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(relative(root, join(entry.parentPath, entry.name)));
  }
  return files
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .sort();
}
