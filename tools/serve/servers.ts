import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { formatPattern, parseHeadersFile } from '../hosting/header-rules.ts';
import { FILES_ASKED_FOR, FILES_KEPT } from '../hosting/security-headers.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../project/paths.ts';
import { readSiteBase } from '../project/site-base.ts';
import type { GetHeaders } from './found-files.ts';
import { closeServer, LOOPBACK, listen } from './listen.ts';
import type { PortUse } from './ports.ts';
import { type StaticFiles, serveFiles } from './static-files.ts';

/** A running server, with its URL without a trailing slash. */
interface Served extends AsyncDisposable {
  address: string;
  close(): Promise<void>;
}

/** The running servers of the site and the workbench, by their URLs. */
export type Servers = Awaited<ReturnType<typeof serve>>;

/**
 * Serves the built site and the built workbench as a host would.
 * @param ports 0 picks any free port
 * @throws UserError when nothing is built or a port is in use
 */
export async function serve(ports: Record<'site' | 'workbench', number>) {
  const site = await serveSite(ports.site);
  const workbench = await serveWorkbench(ports.workbench).catch(async (error) => {
    await site.close();
    throw error;
  });
  const close = async () => {
    await Promise.all([site.close(), workbench.close()]);
  };
  return {
    ...{ site: site.address, workbench: workbench.address },
    ...{ close, [Symbol.asyncDispose]: close },
  };
}

/** Serves only a built site, where it begins on its host, with `404.html` for every address without a file. */
export async function serveSite(port: number, folder = SITE_BUILD): Promise<Served> {
  requireBuild(folder, '404.html');
  const base = readSiteBase(folder);
  const getHeaders: GetHeaders = (path, build) => readHeaders(base + path.slice(1), build);
  return start('site', port, { folder, base, getHeaders });
}

/** Serves only a built workbench. */
export async function serveWorkbench(port: number): Promise<Served> {
  requireBuild(WORKBENCH_BUILD, 'index.html');
  return start('workbench', port, {
    folder: WORKBENCH_BUILD,
    getHeaders: (path) => ({
      // File names in `/assets/` contain a hash of their content; everything else is revalidated.
      'Cache-Control': path.startsWith('/assets/') ? FILES_KEPT : FILES_ASKED_FOR,
      'X-Content-Type-Options': 'nosniff',
    }),
  });
}

async function start(use: PortUse, port: number, files: StaticFiles): Promise<Served> {
  const server = createServer(serveFiles(files));
  await listen(server, use, port, process.env.HOST || LOOPBACK);
  const { port: opened } = server.address() as AddressInfo;
  const close = () => closeServer(server);
  const folder = files.base?.slice(0, -1) ?? '';
  return { address: `http://localhost:${opened}${folder}`, close, [Symbol.asyncDispose]: close };
}

/** The headers of an address, as a host reads them from the site's `_headers`. */
function readHeaders(path: string, folder: string): Record<string, string> {
  const file = join(folder, '_headers');
  const rules = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
  const own = rules.filter((rule) => new RegExp(formatPattern(rule.path)).test(path));
  return Object.assign({ 'Cache-Control': FILES_ASKED_FOR }, ...own.map(({ headers }) => headers));
}

/**
 * @param marker a file that every complete build contains
 * @throws UserError when nothing is built
 */
export function requireBuild(folder: string, marker: string): void {
  if (existsSync(join(folder, marker))) return;
  throw new UserError(
    `There is no build in ${folder}. Run \`npm run build\`, or \`npm start\` to build and serve.`,
  );
}
