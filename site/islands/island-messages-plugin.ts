import type { Plugin } from 'vite';
import { keysOf } from '../../lib/objects.ts';
import { LOCALES } from '../i18n/locales.ts';
import { islandMessages, MESSAGE_SETS } from './island-messages.ts';

const MODULES = 'virtual:island-messages/';

/**
 * Serves `virtual:island-messages/<set>/<locale>`: the messages of an island or of a part. Browsers
 * keep them, as they keep its script.
 */
export const islandMessagesPlugin: Plugin = {
  name: 'fernblick:island-messages',
  resolveId: (id) => (id.startsWith(MODULES) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${MODULES}`)) return undefined;
    const [name, language] = id.slice(MODULES.length + 1).split('/');
    const set = keysOf(MESSAGE_SETS).find((known) => known === name);
    const locale = LOCALES.find((known) => known === language);
    if (!set || !locale)
      return this.error(`There is no set of messages "${name}" in "${language}".`);
    return `export default ${JSON.stringify(islandMessages(set, locale))};`;
  },
};
