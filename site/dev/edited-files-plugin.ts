import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';

/**
 * Takes files as editors leave them: not while they are written, with their names where they are no JSON, and
 * like new ones where they come back.
 */
export const editedFilesPlugin: Plugin = {
  name: 'fernblick:edited-files',
  apply: 'serve',
  enforce: 'pre',
  // Most editors empty a file and then write it. An empty module is a change of its own that costs twice
  // the time, and the second one may come too soon after it to be noticed.
  config: () => ({
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } },
  }),
  // Nothing imports the module that a removed file has left, for which Vite would load every page anew, and
  // with it what the Composer says after saving. Who finds files by a pattern imports it again.
  hotUpdate: ({ type, file, modules }) =>
    type === 'create' && !/\.tsx?$/.test(file)
      ? modules.filter((module) => module.file !== file || module.importers.size > 0)
      : undefined,
  transform: {
    filter: { id: /\.json$/ },
    handler(code, id) {
      try {
        parseJsonFile(code, relative(process.cwd(), id));
      } catch (error) {
        // Vite's own error names no file, and its overlay breaks.
        if (error instanceof UserError) this.error(error.message);
      }
    },
  },
};
