import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { normalize } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {
  createFinder,
  ENCODINGS,
  type Encoding,
  type FoundFile,
  type GetHeaders,
} from './found-files.ts';

/** An error of `send`. */
interface HttpError {
  status: number;
  headers?: Record<string, string>;
}

interface StaticFiles {
  folder: string;
  getHeaders: GetHeaders;
  /** The path of the file that answers, with status 404, where there is no other. */
  notFound: string;
}

/**
 * Serves a folder. If it is a link, which builds lead elsewhere at any moment, an answer is all of one
 * build. A folder's `index.html` answers at its own path, with and without a slash; clients that accept
 * it get the compressed copy of a file.
 */
export function serveFiles({ folder, getHeaders, notFound }: StaticFiles): RequestListener {
  const findBuild = createFinder(folder, getHeaders);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const findFile = findBuild();
    const encodings = listEncodings(request);
    const path = decode(request.url);
    const file = path && findFile?.(path, encodings);
    if (!findFile) response.writeHead(503, { 'Retry-After': '1' }).end();
    else if (!file) answerNotFound(findFile(notFound, encodings), response);
    else if (file.body && !CONDITIONS.some((name) => name in request.headers))
      response.writeHead(200, file.headers).end(file.body);
    else sendFile(file, request, response);
  };
}

function listEncodings(request: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(request).encodings();
  return ENCODINGS.filter((name) => accepted.includes(name));
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

function answerNotFound(file: FoundFile | undefined, response: ServerResponse): void {
  response.writeHead(404, file?.headers).end(file?.body ?? 'There is no such file.');
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
    .on('error', ({ status, headers }: HttpError) => {
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return response.writeHead(status, headers).end();
    })
    .pipe(response);
}
