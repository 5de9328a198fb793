import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { HttpError } from '../../lib/http-error.ts';
import { assertOwnPage } from '../../lib/own-page.ts';

/**
 * Leaves the address by which Vite opens a file in the developer's editor to the server's own pages, and
 * to files of the project.
 * @param server what it serves, as in `Open the site at …`
 */
export function ownEditorRequests(server: string): Plugin {
  return {
    name: 'fernblick:own-editor-requests',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { url = '' } = request;
        // Wherever it is in the path: a base comes before it.
        if (!/__open-in-editor/i.test(url)) return next();
        try {
          assertOwnPage(request, server);
          assertOwnFile(url);
          next();
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          response.writeHead(error.status, { 'Content-Type': 'text/plain' }).end(error.message);
        }
      });
    },
  };
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Why a file is not opened. */
export const NOT_OURS = 'Only files of the project are opened.';

/**
 * Whether a file that an editor shall open is one of the project's, read as both servers read it: from
 * the folder that they run in, with or without `:line:column`.
 */
export function isOwnFile(file: string): boolean {
  try {
    const path = file.startsWith('file://') ? fileURLToPath(file) : file;
    const real = realpathSync(resolve(path.replace(/:\d+(:\d+)?$/, '')));
    return real.startsWith(realpathSync(PROJECT) + sep);
  } catch {
    // There is no such file.
    return false;
  }
}

function assertOwnFile(url: string): void {
  const file = URL.parse(url, 'http://localhost')?.searchParams.get('file');
  if (!file || !isOwnFile(file)) throw new HttpError(403, NOT_OURS);
}
