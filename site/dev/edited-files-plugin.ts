import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseJsonFile } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';

const JSON_FILE = /\.json$/;

/** Takes files as editors leave them: not while they are written, and with their names where they are no JSON. */
export const editedFilesPlugin: Plugin = {
  name: 'fernblick:edited-files',
  apply: 'serve',
  enforce: 'pre',
  // Most editors empty a file and then write it. An empty module is a change of its own that costs twice
  // the time, and the second one may come too soon after it to be noticed.
  config: () => ({
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } },
  }),
  transform: {
    filter: { id: JSON_FILE },
    handler(code, id) {
      const fault = findFault(code, id);
      // Vite's own error names no file, and its overlay breaks.
      if (fault) this.error(fault);
    },
  },
  // Over what is open, which stays until the file is whole: no page can be made of it.
  async hotUpdate({ type, file, read, server }) {
    if (type === 'delete' || !JSON_FILE.test(file)) return;
    const message = findFault(await read(), file);
    if (!message) return;
    server.ws.send({ type: 'error', err: { message, stack: '' } });
    return [];
  },
};

/** What is wrong with a file of JSON: name, place and reason. */
function findFault(text: string, file: string): string | undefined {
  try {
    parseJsonFile(text, relative(process.cwd(), file));
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}
