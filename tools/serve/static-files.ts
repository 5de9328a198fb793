import { existsSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, join, normalize } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { keysOf } from '../../lib/objects.ts';
import { HIDDEN, WELL_KNOWN } from '../hosting/header-rules.ts';

/** An error of `send`. */
interface HttpError {
  status: number;
  headers?: Record<string, string>;
}

/** A file's headers: a map, because `Headers` sorts itself each time it is read. */
export type FileHeaders = Map<string, string>;

interface StaticFiles {
  folder: string;
  /** The headers of a file, by its path below the folder that the link leads to now. */
  getHeaders: (path: string, folder: string) => FileHeaders;
  /** Answers where there is no file. */
  answerMissing: (response: ServerResponse) => void;
}

/**
 * Serves a folder. If it is a link, which builds lead elsewhere at any moment, an answer is all of one
 * build. A folder's `index.html` answers at its own path, with and without a slash; clients that accept
 * it get the compressed copy of a file.
 */
export function serveFiles({ folder, getHeaders, answerMissing }: StaticFiles): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const root = findRealPath(folder);
    const path = root && findFile(root, request.url);
    if (!root) response.writeHead(503, { 'Retry-After': '1' }).end();
    else if (path) sendFile({ root, path, headers: getHeaders(path, root) }, request, response);
    else answerMissing(response);
  };
}

/** @returns undefined while there is no such folder */
function findRealPath(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return;
  }
}

interface FoundFile {
  root: string;
  path: string;
  headers: FileHeaders;
}

function sendFile(
  { root, path, headers }: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(join(root, path), request);
  response.setHeaders(headers);
  response.setHeader('Content-Type', contentType(basename(path)) || BINARY);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const file = encoding ? `${path}.${EXTENSIONS[encoding]}` : path;
  send(request, encodeURI(file), { root, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status, headers }: HttpError) => {
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return response.writeHead(status, headers).end();
    })
    .pipe(response);
}

/** The path of a file below a folder, if the address has one that visitors may read. */
function findFile(folder: string, url = '/'): string | undefined {
  const path = decode(url);
  if (path === undefined || isHidden(path)) return;
  return [path, join(path, 'index.html')].find((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

function isHidden(path: string): boolean {
  return HIDDEN_FILES.test(path) && !path.startsWith(WELL_KNOWN);
}

const HIDDEN_FILES = new RegExp(HIDDEN);

/** The path of an address; nothing leads out of the folder. */
function decode(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    if (path.includes('\0')) return;
    return normalize(`/${path}`);
  } catch {
    return;
  }
}

const BINARY = 'application/octet-stream';

/** The names of compressed copies, the smaller first. */
const EXTENSIONS = { br: 'br', gzip: 'gz' } as const;

function chooseEncoding(
  file: string,
  request: IncomingMessage,
): keyof typeof EXTENSIONS | undefined {
  const accepted = new Negotiator(request).encodings();
  return keysOf(EXTENSIONS).find(
    (name) => accepted.includes(name) && existsSync(`${file}.${EXTENSIONS[name]}`),
  );
}
