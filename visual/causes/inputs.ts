import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Files that every story depends on although no module imports them. Storybook's only static folder
 * has a font for its own frame around stories; add any other to this list.
 */
export const BUILD_INPUTS = [
  'package-lock.json',
  // Imports of `.storybook/main.ts` from elsewhere, such as the landings, affect stories
  // only as generated code, which is recorded as a module. No story shows guidance or the search.
  '.storybook/*.{ts,tsx,html}',
  '.storybook/!(guidance|search)/**/*.{ts,tsx,html}',
  'public/**',
  // `tokens/dist` is generated from these: after an edit the build is out of date.
  'tokens/tokens.resolver.json',
  'tokens/{,brands/}*.tokens.json',
  'tokens/fonts/*.ts',
];

/** A superset of the code that opens stories and captures them, so that none of it can be missed. */
export const CAPTURE_CODE = ['visual/{model,capture,plan}/**/*.ts', 'lib/**/*.ts', 'tools/**/*.ts'];

/** Where all story files are, see `stories` in `.storybook/main.ts`. */
export const STORY_FILES = ['stories/**/*.mdx', 'stories/**/*.stories.{ts,tsx}'];

/** The files on disk that match patterns, as paths relative to the project's folder. */
export async function listFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    const { name, parentPath } = entry;
    if (!entry.isFile() || /\.(test|fixture)\./.test(name)) continue;
    files.push(relative(root, join(parentPath, name)));
  }
  return files.sort();
}
