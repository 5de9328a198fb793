import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { keysOf } from '../design-system/keys-of.ts';
import { ISLAND_MESSAGES, islandMessages } from './island-messages.ts';
import { LOCALES } from './locales.ts';

const MODULES = 'virtual:island-messages/';

/**
 * Serves `virtual:island-messages/<island>/<locale>`: the messages of an island, parsed at build so
 * that no parser ships. Browsers keep them, as they keep its script.
 */
export const islandMessagesPlugin: Plugin = {
  name: 'fernblick:island-messages',
  resolveId: (id) => (id.startsWith(MODULES) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${MODULES}`)) return undefined;
    const [name, language] = id.slice(MODULES.length + 1).split('/');
    const island = keysOf(ISLAND_MESSAGES).find((known) => known === name);
    const locale = LOCALES.find((known) => known === language);
    if (!island || !locale)
      return this.error(`There are no messages of an island "${name}" in "${language}".`);
    const parsed = Object.entries(islandMessages(island, locale)).map(([key, text]) => [
      key,
      parse(text),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(parsed))};`;
  },
};
