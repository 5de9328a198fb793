import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../tools/project/paths.ts';
import { MUI_GUIDANCE } from './guidance/mui-guidance.ts';

/**
 * The groups of the design system in the order of the sidebar: what people look for first. Navigation
 * and messages are MUI's own components.
 */
const GROUPS: Readonly<Record<string, string>> = {
  actions: 'Actions',
  fields: 'Fields',
  navigation: 'Navigation',
  messages: 'Messages',
  disclosure: 'Disclosures',
  tables: 'Tables',
  charts: 'Charts',
  cards: 'Cards',
  page: 'Page frame',
  text: 'Text',
  drawings: 'Drawings',
};

/** Components that one calculator or section alone has, beside it, by the group of their stories. */
const OF_THE_SITE: Readonly<Record<string, readonly string[]>> = {
  charts: ['BreakEvenList', 'GapChart'],
  cards: ['PriceTiers', 'SummaryCard', 'VerdictBar'],
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
  const own = globSync(`design-system/${group}/*/`, { cwd: ROOT }).map((folder) =>
    basename(folder),
  );
  const muis = Object.keys(MUI_GUIDANCE).filter((name) => MUI_GUIDANCE[name]?.group === group);
  return [...own, ...(OF_THE_SITE[group] ?? []), ...muis];
}
