import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Files that every story depends on although no module imports them. Storybook's static folders come
 * from packages, whose versions the lockfile pins; one of our own belongs in this list.
 */
const BUILD_INPUTS = [
  'package-lock.json',
  // Whatever `.storybook/main.ts` imports from elsewhere, such as the table of landings, reaches a
  // story as code.
  '.storybook/**/*.{ts,tsx,html}',
  'public/**',
  // `tokens/dist/tokens.ts` is made of these: whoever edits them must build before taking pictures.
  'tokens/tokens.resolver.json',
  'tokens/{,brands/}*.tokens.json',
];

/** More than what takes the pictures, so that nothing of it can be missed. */
const CAPTURE_CODE = ['visual/*.ts', 'visual/capture/**/*.ts', 'tools/*.ts'];

/** Where stories live, see `stories` in `.storybook/main.ts`. */
const STORY_FILES = ['stories/**/*.mdx', 'stories/**/*.stories.{ts,tsx}'];

/** What the workbench is built from besides its modules, as paths from the project's folder. */
export function buildInputs(root: string): Promise<string[]> {
  return filesLike(root, BUILD_INPUTS);
}

/** The code that opens stories and takes their pictures. */
export function captureFiles(root: string): Promise<string[]> {
  return filesLike(root, CAPTURE_CODE);
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
  return files
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .sort();
}
