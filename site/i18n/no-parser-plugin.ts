import type { Plugin } from 'vite';

/**
 * Leaves FormatJS's parser out of browsers, which get their messages compiled: its documented alias, but
 * not on the server, which compiles them.
 */
export const noParser: Plugin = {
  name: 'fernblick:no-parser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id !== '@formatjs/icu-messageformat-parser') return null;
    return this.resolve(`${id}/no-parser.js`, importer);
  },
};
