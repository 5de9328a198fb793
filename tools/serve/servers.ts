import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { UserError } from '../../lib/user-error.ts';
import { readCalculationUrl } from '../../site/config/calculation-url.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../project/paths.ts';
import { closeServer, listen } from './listen.ts';
import type { PortUse } from './ports.ts';
import {
  FILES_KEPT,
  findInlineScripts,
  formatSecurityPolicy,
  SECURITY_HEADERS,
} from './security-headers.ts';

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
  await listen(server, use, port);
  const { port: opened } = server.address() as AddressInfo;
  return { address: `http://localhost:${opened}`, close: () => closeServer(server) };
}

/** Pages with and without a trailing slash, compressed copies, and `404.html` for everything else. */
function createSiteServer(site: string): Server {
  const folder = requireBuild(site, '404.html');
  const files = sirv(folder, {
    // Reads from disk for every request, because a build may run while the server does.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeaders(createHeaders(folder, path)),
  });
  return createServer((request, response) =>
    files(request, response, () => {
      response.setHeaders(createHeaders(folder, '/404.html'));
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    }),
  );
}

function createHeaders(folder: string, path: string): Headers {
  const headers = new Headers({ ...SECURITY_HEADERS, 'Cache-Control': getCacheControl(path) });
  // A document is found through its page.
  if (path.endsWith('.pdf')) headers.set('X-Robots-Tag', 'noindex');
  const page = join(folder, path.endsWith('.html') ? path : join(path, 'index.html'));
  if (existsSync(page)) {
    headers.set(
      'Content-Security-Policy',
      formatSecurityPolicy(findInlineScripts(readFileSync(page, 'utf8')), readCalculationUrl()),
    );
  }
  return headers;
}

function createWorkbenchServer(workbench: string): Server {
  const folder = requireBuild(workbench, 'index.html');
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', getCacheControl(path));
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
