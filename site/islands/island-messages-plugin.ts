import type { Plugin } from 'vite';
import { importAnew } from '../../lib/import-anew.ts';
import { LOCALES } from '../i18n/locales.ts';
import { ISLAND_NAMES, type MessageSet, PART_NAMES } from './message-sets.ts';

/** The sets of each table. The script of all pages has that of islands, and need not know the parts. */
const TABLES = new Map<string, readonly MessageSet[]>([
  ['virtual:island-messages', ISLAND_NAMES],
  ['virtual:part-messages', PART_NAMES],
]);

/**
 * Serves `virtual:island-messages/<set>/<locale>`, the messages of an island, which browsers keep as
 * they keep its script, and `virtual:island-messages`, the table of their imports; and the same of parts.
 */
export const islandMessagesPlugin: Plugin = {
  name: 'fernblick:island-messages',
  resolveId: (id) => (TABLES.has(id.replace(/\/.*/, '')) ? `\0${id}` : undefined),
  async load(id) {
    const [table = '', name, language] = id.replace('\0', '').split('/');
    const sets = TABLES.get(table);
    if (!sets) return undefined;
    if (!name) return `export const messageLoaders = {${formatLoaders(table, sets).join()}};`;
    const set = sets.find((known) => known === name);
    const locale = LOCALES.find((known) => known === language);
    if (!set || !locale)
      return this.error(`There is no set of messages "${name}" in "${language}".`);
    const { pickChosenMessages } = await importAnew<typeof import('./chosen-messages.ts')>(
      this,
      new URL('./chosen-messages.ts', import.meta.url),
    );
    return `export default ${JSON.stringify(pickChosenMessages(set, locale))};`;
  },
};

function formatLoaders(table: string, sets: readonly MessageSet[]): string[] {
  return sets.map((set) => {
    const byLocale = LOCALES.map((locale) => `${locale}:()=>import('${table}/${set}/${locale}')`);
    return `${set}:{${byLocale.join()}}`;
  });
}
