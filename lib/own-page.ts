import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/**
 * Takes only what a page of this server sends from a browser on this machine: what it asks for reads,
 * writes or opens files here.
 * @param what is served, as in `Open the review at …`
 * @throws HttpError with what to do when it comes from another machine, host name, site or server
 */
export function assertOwnPage(request: IncomingMessage, what: string): void {
  const { localPort, remoteAddress = '' } = request.socket;
  if (!LOOPBACK_ADDRESSES.includes(remoteAddress)) {
    throw new HttpError(403, `Only a browser on the machine of the ${what} can do this.`);
  }
  assertLocalHost(request, what);
  if (isSentByOwnPage(request)) return;
  const why = `Only a page of the ${what} can do this. Open http://localhost:${localPort}, or reload it, and try again.`;
  throw new HttpError(403, why);
}

/**
 * Refuses requests under another host name than this machine's own, because another site can point a
 * name of its own at 127.0.0.1 and then use what is served here (DNS rebinding).
 * @param what is served
 * @throws HttpError with the address to use
 */
export function assertLocalHost({ headers, socket }: IncomingMessage, what: string): void {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  if (hosts.includes(headers.host ?? '')) return;
  throw new HttpError(403, `Open the ${what} at http://${hosts[0]}, not under another host name.`);
}

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** What a browser says about where a request comes from; no page can make it say something else. */
function isSentByOwnPage({ method = '', headers }: IncomingMessage): boolean {
  const own = `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  // Every browser names the origin of what may change something, and that of other servers' scripts.
  if (headers.origin !== undefined || !READING.includes(method)) return headers.origin === own;
  // Older ones do not say the site of what only reads.
  return site !== undefined || URL.parse(headers.referer ?? '')?.origin === own;
}

const READING = ['GET', 'HEAD'];
