import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { normalize } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { createFinder, ENCODINGS, type FoundFile, type GetHeaders } from './found-files.ts';

/** A folder to serve; its `404.html` answers where there is no other file. */
export interface StaticFiles {
  folder: string;
  /** Where it begins on the host; elsewhere nothing is found. */
  base?: string;
  getHeaders: GetHeaders;
}

/**
 * Serves a folder. If it is a link, which builds lead elsewhere at any moment, an answer is all of one
 * build. A folder's `index.html` answers at its own path, with and without a slash; clients that accept
 * it get the compressed copy of a file.
 */
export function serveFiles({ folder, base = '/', getHeaders }: StaticFiles): RequestListener {
  const findBuild = createFinder(folder, getHeaders);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const findFile = findBuild();
    const accepted = new Negotiator(request).encodings();
    const encodings = ENCODINGS.filter((name) => accepted.includes(name));
    const path = findPath(base, decode(request.url));
    const file = path && findFile?.(path, encodings);
    const missing = file ? undefined : findFile?.('/404.html', encodings);
    if (!findFile) response.writeHead(503, { 'Retry-After': '1' }).end();
    else if (!file)
      response.writeHead(404, missing?.headers).end(missing?.body ?? 'There is no such file.');
    else if (file.body && !CONDITIONS.some((name) => name in request.headers))
      response.writeHead(200, file.headers).end(file.body);
    else sendFile(file, request, response);
  };
}

/** The path of an address; nothing leads out of the folder. */
function decode(url = '/'): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    if (path.includes('\0')) return;
    return normalize(`/${path}`);
  } catch {
    return;
  }
}

/** A path below the folder that is served at a base. */
function findPath(base: string, path = ''): string | undefined {
  return `${path}/`.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
}

/** A request with one of these asks for less than a whole file, or only for a changed one. */
const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

function sendFile(
  { root, path, headers }: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeaders(new Map(Object.entries(headers)));
  send(request, encodeURI(path), { root, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status, headers }: { status: number; headers?: OutgoingHttpHeaders }) => {
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return response.writeHead(status, headers).end();
    })
    .pipe(response);
}
