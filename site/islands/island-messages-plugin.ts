import type { Plugin } from 'vite';
import { importAnew } from '../../lib/import-anew.ts';
import { keysOf } from '../../lib/objects.ts';
import { readBrand } from '../content/brands/chosen.ts';
import { LOCALES } from '../i18n/locales.ts';
import { MESSAGE_SETS } from './message-sets.ts';

const TABLE = 'virtual:island-messages';

/**
 * Serves `virtual:island-messages/<set>/<locale>`, the messages of an island or of a part, which
 * browsers keep as they keep its script; and `virtual:island-messages`, the table of their imports.
 */
export const islandMessagesPlugin: Plugin = {
  name: 'fernblick:island-messages',
  resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : undefined),
  async load(id) {
    if (id === `\0${TABLE}`) return `export const messageLoaders = {${formatLoaders().join()}};`;
    if (!id.startsWith(`\0${TABLE}/`)) return undefined;
    const [name, language] = id.slice(TABLE.length + 2).split('/');
    const set = keysOf(MESSAGE_SETS).find((known) => known === name);
    const locale = LOCALES.find((known) => known === language);
    if (!set || !locale)
      return this.error(`There is no set of messages "${name}" in "${language}".`);
    const { pickIslandMessages } = await importAnew<typeof import('./island-messages.ts')>(
      this,
      new URL('./island-messages.ts', import.meta.url),
    );
    return `export default ${JSON.stringify(pickIslandMessages(set, readBrand(), locale))};`;
  },
};

function formatLoaders(): string[] {
  return keysOf(MESSAGE_SETS).map((set) => {
    const byLocale = LOCALES.map((locale) => `${locale}:()=>import('${TABLE}/${set}/${locale}')`);
    return `${set}:{${byLocale.join()}}`;
  });
}
