import type { Plugin } from 'vite';

/**
 * Leaves out Vike's own script for browsers, which no page of HTML only loads. What it shares with the
 * script of all pages would be a file that every page waits for.
 */
export const onlyOwnEntries: Plugin = {
  name: 'fernblick:only-own-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const { 'entries/entry-server-routing': _, ...own } = input as Record<string, string>;
    return { ...options, input: own };
  },
};
