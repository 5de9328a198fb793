import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { formatPattern, parseHeadersFile } from '../hosting/header-rules.ts';
import { FILES_ASKED_FOR, FILES_KEPT } from '../hosting/security-headers.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../project/paths.ts';
import { closeServer, LOOPBACK, listen } from './listen.ts';
import type { PortUse } from './ports.ts';
import { serveFiles } from './static-files.ts';

/** A running server. */
interface Served {
  /** Its URL without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** The running servers of the site and the workbench, by their URLs. */
export interface Servers extends Record<'site' | 'workbench', string> {
  close(): Promise<void>;
}

/**
 * Serves the built site and the built workbench as a host would.
 * @param ports 0 picks any free port
 * @throws UserError when nothing is built or a port is in use
 */
export async function serve(ports: Record<'site' | 'workbench', number>): Promise<Servers> {
  const site = await serveSite(ports.site);
  const workbench = await serveWorkbench(ports.workbench).catch(async (error) => {
    await site.close();
    throw error;
  });
  return {
    site: site.address,
    workbench: workbench.address,
    close: async () => {
      await Promise.all([site.close(), workbench.close()]);
    },
  };
}

/** Serves only a built site. */
export async function serveSite(port: number, folder = SITE_BUILD): Promise<Served> {
  return start('site', createSiteServer(folder), port);
}

/** Serves only a built workbench. */
export async function serveWorkbench(port: number, folder = WORKBENCH_BUILD): Promise<Served> {
  return start('workbench', createWorkbenchServer(folder), port);
}

async function start(use: PortUse, server: Server, port: number): Promise<Served> {
  await listen(server, use, port, process.env.HOST || LOOPBACK);
  const { port: opened } = server.address() as AddressInfo;
  return { address: `http://localhost:${opened}`, close: () => closeServer(server) };
}

/** The site with `404.html` for every address without a file. */
function createSiteServer(site: string): Server {
  const notFound = '404.html';
  const folder = requireBuild(site, notFound);
  return createServer(serveFiles({ folder, getHeaders: readHeaders, notFound: `/${notFound}` }));
}

/** The headers of a file, as a host reads them from the site's `_headers`. */
function readHeaders(path: string, folder: string): Record<string, string> {
  const file = join(folder, '_headers');
  const rules = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
  const own = rules.filter((rule) => new RegExp(formatPattern(rule.path)).test(path));
  return Object.assign({ 'Cache-Control': FILES_ASKED_FOR }, ...own.map(({ headers }) => headers));
}

function createWorkbenchServer(workbench: string): Server {
  return createServer(
    serveFiles({
      folder: requireBuild(workbench, 'index.html'),
      getHeaders: (path) => ({
        'Cache-Control': getCacheControl(path),
        'X-Content-Type-Options': 'nosniff',
      }),
      notFound: '/404.html',
    }),
  );
}

/** File names in `/assets/` contain a hash of their content; everything else is revalidated. */
function getCacheControl(path: string): string {
  return path.startsWith('/assets/') ? FILES_KEPT : FILES_ASKED_FOR;
}

/**
 * @param marker a file that every complete build contains
 * @throws UserError when nothing is built
 */
export function requireBuild(folder: string, marker: string): string {
  if (existsSync(join(folder, marker))) return folder;
  throw new UserError(
    `There is no build in ${folder}. Run \`npm run build\`, or \`npm start\` to build and serve.`,
  );
}
