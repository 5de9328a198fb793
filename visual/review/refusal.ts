import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from './page/embedded.ts';

/** An error response: an HTTP status and a message for the user. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The largest request body in bytes: about ten thousand marks. */
export const LARGEST_BODY = 4 * 1024 * 1024;

/**
 * Refuses requests with another host name than this machine's own, because another site can point its
 * own host name at 127.0.0.1 and then read what is served here (DNS rebinding).
 * @throws Refusal
 */
export function assertLocalHost({ headers, socket }: IncomingMessage): void {
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  if (hosts.includes(headers.host ?? '')) return;
  throw new Refusal(403, `Open the review at http://${hosts[0]}, not under another host name.`);
}

/**
 * Refuses decisions that were not sent by our own page, or that are too large.
 * @throws Refusal
 */
export function assertFromPage({ headers }: IncomingMessage, token: string): void {
  if (headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'Only the review page can send decisions. Open it and decide there.');
  }
  if (headers[TOKEN_HEADER] !== token) {
    throw new Refusal(403, 'The server was restarted. Reload this page, then decide again.');
  }
  if (headers['content-type'] !== 'application/json') {
    throw new Refusal(415, 'Decisions must be sent as application/json.');
  }
  // Node reads no more than content-length says; requests without that header are refused as well.
  if (!(Number(headers['content-length']) <= LARGEST_BODY)) {
    throw new Refusal(413, 'Too many decisions at once. Decide fewer pictures at a time.');
  }
}
