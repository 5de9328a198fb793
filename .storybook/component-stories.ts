import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../tools/project/paths.ts';

/** The groups of the design system in the order of the sidebar: what people look for first. */
const GROUPS: Readonly<Record<string, string>> = {
  actions: 'Actions',
  fields: 'Fields',
  disclosure: 'Disclosures',
  tables: 'Tables',
  charts: 'Charts',
  cards: 'Cards',
  page: 'Page frame',
  text: 'Text',
  drawings: 'Drawings',
};

/**
 * The stories of the components, in the sidebar under the group of their component's folder. A story
 * keeps its address when its component moves to another group: each file has an `id` of its own.
 */
export const componentStories = Object.entries(GROUPS).map(([folder, group]) => ({
  directory: '../stories/components',
  files: `@(${listComponents(folder).join('|')}).stories.tsx`,
  titlePrefix: `Components/${group}`,
}));

function listComponents(group: string): string[] {
  return globSync(`design-system/${group}/*/`, { cwd: ROOT }).map((folder) => basename(folder));
}
