import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { UserError } from '../../lib/user-error.ts';
import { readCalculationUrl } from '../../site/config/calculation-url.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../project/paths.ts';
import { closeServer, listen } from './listen.ts';
import {
  contentSecurityPolicy,
  FILES_KEPT,
  inlineScripts,
  SECURITY_HEADERS,
} from './security-headers.ts';

/** The running servers of the site and the workbench. */
export interface Servers {
  /** URLs without a trailing slash. */
  site: string;
  workbench: string;
  close(): Promise<void>;
}

/**
 * Serves the built site and the built workbench as a host would.
 * @param ports 0 picks any free port
 * @throws UserError when nothing is built or a port is in use
 */
export async function serve(ports: Record<'site' | 'workbench', number>): Promise<Servers> {
  const site = await listen(siteServer(SITE_BUILD), 'site', ports.site);
  const workbench = await listen(
    workbenchServer(WORKBENCH_BUILD),
    'workbench',
    ports.workbench,
  ).catch(async (error) => {
    await closeServer(site);
    throw error;
  });
  return {
    site: addressOf(site),
    workbench: addressOf(workbench),
    close: async () => {
      await Promise.all([closeServer(site), closeServer(workbench)]);
    },
  };
}

/**
 * Serves only a built site.
 * @param port 0 picks any free port
 */
export async function serveSite(
  port: number,
  folder: string,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = await listen(siteServer(folder), 'site', port);
  return { address: addressOf(server), close: () => closeServer(server) };
}

/**
 * Serves only a built workbench.
 * @param port 0 picks any free port
 */
export async function serveWorkbench(
  port: number,
  folder = WORKBENCH_BUILD,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = await listen(workbenchServer(folder), 'workbench', port);
  return { address: addressOf(server), close: () => closeServer(server) };
}

/** Pages with and without a trailing slash, compressed copies, and `404.html` for everything else. */
function siteServer(site: string): Server {
  const folder = built(site, '404.html');
  const files = sirv(folder, {
    // Reads from disk for every request, because a build may run while the server does.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeaders(headersOf(folder, path)),
  });
  return createServer((request, response) =>
    files(request, response, () => {
      response.setHeaders(headersOf(folder, '/404.html'));
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    }),
  );
}

function headersOf(folder: string, path: string): Headers {
  const headers = new Headers({ ...SECURITY_HEADERS, 'Cache-Control': cacheControl(path) });
  // A document is found through its page.
  if (path.endsWith('.pdf')) headers.set('X-Robots-Tag', 'noindex');
  const page = join(folder, path.endsWith('.html') ? path : join(path, 'index.html'));
  if (existsSync(page)) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(inlineScripts(readFileSync(page, 'utf8')), readCalculationUrl()),
    );
  }
  return headers;
}

function workbenchServer(workbench: string): Server {
  const folder = built(workbench, 'index.html');
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path));
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end('The workbench has no such file.');
    }),
  );
}

/** File names in `/assets/` contain a hash of their content; everything else is revalidated. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? FILES_KEPT : 'no-cache';
}

/** @param marker a file that every complete build contains */
function built(folder: string, marker: string): string {
  if (existsSync(join(folder, marker))) return folder;
  throw new UserError(
    `There is no build in ${folder}.\nRun \`npm run build\`, or \`npm start\` to build and serve.`,
  );
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
