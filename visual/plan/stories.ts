import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { UserError } from '../../lib/user-error.ts';

/** A story as listed in the index of a built workbench. */
export interface Story {
  id: string;
  /** Its place in the sidebar, such as `Components/Button`. */
  title: string;
  /** The first part of its title, such as `Components`. */
  kind: string;
  name: string;
  /** Path of its file, relative to the project's folder. */
  source: string;
}

/**
 * Every story of a built workbench.
 * @throws UserError when it has none
 */
export async function readStories(workbenchFolder: string): Promise<Story[]> {
  const stories = storiesOf(
    JSON.parse(await readFile(join(workbenchFolder, 'index.json'), 'utf8')),
  );
  if (stories.length > 0) return stories;
  throw new UserError(
    `The workbench in ${workbenchFolder} has no stories.\nBuild it again: npm run build`,
  );
}

/** Every story that the index of a workbench lists. */
export function storiesOf(index: StoryIndex): Story[] {
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      kind: title.split('/')[0] ?? title,
      name,
      source: importPath.replace(/^\.\//, ''),
    }));
}
