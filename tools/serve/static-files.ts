import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, join, normalize } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { keysOf } from '../../lib/objects.ts';

/** An error of `send`. */
interface HttpError {
  status: number;
  headers?: Record<string, string>;
}

interface StaticFiles {
  folder: string;
  /** The headers of a file, by its path below the folder. */
  getHeaders: (path: string) => Headers;
  /** Answers where there is no file. */
  answerMissing: (response: ServerResponse) => void;
}

/**
 * Serves a folder that may be replaced at any moment. A folder's `index.html` answers at its own path,
 * with and without a slash; clients that accept it get the compressed copy of a file.
 */
export function serveFiles(files: StaticFiles): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    answer(files, request, response, RETRIES);
  };
}

/** While a build replaces the folder there is none for a moment. */
const RETRIES = 20;
const RETRY_AFTER_MS = 50;

function answer(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  retries: number,
): void {
  const { folder, getHeaders, answerMissing } = files;
  const asked = identify(folder);
  const path = findFile(folder, request.url);
  if (path) sendFile(path);
  else answerLater();

  function sendFile(path: string): void {
    const encoding = chooseEncoding(join(folder, path), request);
    response.setHeaders(getHeaders(path));
    response.setHeader('Content-Type', contentType(basename(path)) || BINARY);
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const file = encoding ? `${path}.${EXTENSIONS[encoding]}` : path;
    send(request, encodeURI(file), { root: folder, index: false, cacheControl: false })
      .on('error', ({ status, headers }: HttpError) => {
        if (response.headersSent) return response.destroy();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        return status === 404 ? answerLater() : response.writeHead(status, headers).end();
      })
      .pipe(response);
  }

  /** A file may be missing only because the folder was replaced while it was looked for. */
  function answerLater(): void {
    if (asked !== undefined && asked === identify(folder)) answerMissing(response);
    else if (retries === 0) response.writeHead(503, { 'Retry-After': '1' }).end();
    else setTimeout(answer, RETRY_AFTER_MS, files, request, response, retries - 1);
  }
}

function identify(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

/** The path of a file below a folder, if the address has one that visitors may read. */
function findFile(folder: string, url = '/'): string | undefined {
  const path = decode(url);
  if (path === undefined || HIDDEN.test(path)) return;
  return [path, join(path, 'index.html')].find((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** What hosts read, and the copies that clients get in the place of a file. */
const HIDDEN = /^\/_(headers|redirects)$|\.(br|gz)$/;

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
