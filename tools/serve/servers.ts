import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { readCalculationUrl } from '../../site/config/calculation-url.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../project/paths.ts';
import { closeServer, LOOPBACK, listen } from './listen.ts';
import type { PortUse } from './ports.ts';
import {
  FILES_KEPT,
  findInlineScripts,
  formatSecurityPolicy,
  SECURITY_HEADERS,
} from './security-headers.ts';
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

/** The site with `404.html`, as it was when the server started, for every address without a file. */
function createSiteServer(site: string): Server {
  const folder = requireBuild(site, '404.html');
  const missing = readFileSync(join(folder, '404.html'));
  const getHeaders = memoizeHeaders();
  const missingHeaders = getHeaders('/404.html', folder);
  return createServer(
    serveFiles({
      folder,
      getHeaders,
      answerMissing(response) {
        response.setHeaders(missingHeaders);
        const type = { 'Content-Type': 'text/html; charset=utf-8' };
        response.writeHead(404, { ...type, 'Content-Length': missing.length }).end(missing);
      },
    }),
  );
}

/** The headers of files by their paths; a page is read again only when a build has replaced it. */
function memoizeHeaders(): (path: string, folder: string) => Headers {
  const known = new Map<string, { time: number; headers: Headers }>();
  return (path, folder) => {
    const time = statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const last = known.get(path);
    if (last?.time === time) return last.headers;
    const headers = createHeaders(folder, path);
    known.set(path, { time, headers });
    return headers;
  };
}

function createHeaders(folder: string, path: string): Headers {
  const headers = new Headers({ ...SECURITY_HEADERS, 'Cache-Control': getCacheControl(path) });
  // A document is found through its page.
  if (path.endsWith('.pdf')) headers.set('X-Robots-Tag', 'noindex');
  if (path.endsWith('.html')) {
    const scripts = findInlineScripts(readFileSync(join(folder, path), 'utf8'));
    headers.set('Content-Security-Policy', formatSecurityPolicy(scripts, readCalculationUrl()));
  }
  return headers;
}

function createWorkbenchServer(workbench: string): Server {
  return createServer(
    serveFiles({
      folder: requireBuild(workbench, 'index.html'),
      getHeaders: (path) =>
        new Headers({
          'Cache-Control': getCacheControl(path),
          'X-Content-Type-Options': 'nosniff',
        }),
      answerMissing: (response) => response.writeHead(404).end('The workbench has no such file.'),
    }),
  );
}

/** File names in `/assets/` contain a hash of their content; everything else is revalidated. */
function getCacheControl(path: string): string {
  return path.startsWith('/assets/') ? FILES_KEPT : 'no-cache';
}

/** @param marker a file that every complete build contains */
function requireBuild(folder: string, marker: string): string {
  if (existsSync(join(folder, marker))) return folder;
  throw new UserError(
    `There is no build in ${folder}.\nRun \`npm run build\`, or \`npm start\` to build and serve.`,
  );
}
