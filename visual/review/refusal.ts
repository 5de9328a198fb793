import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from './page/embedded.ts';

/** An answer other than "done": a status and a sentence for the person who reads it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The largest body in bytes: some ten thousand marks. */
export const LARGEST_BODY = 4 * 1024 * 1024;

/**
 * Refuses a request under another name than this machine's own, because a foreign site can point a
 * name of its own at 127.0.0.1 and then read what is served here.
 * @throws Refusal
 */
export function assertLocalHost({ headers, socket }: IncomingMessage): void {
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  if (hosts.includes(headers.host ?? '')) return;
  throw new Refusal(403, `Open the review as http://${hosts[0]}, not by another name.`);
}

/**
 * Refuses decisions that our own page did not send, or that are too many.
 * @throws Refusal
 */
export function assertFromPage({ headers }: IncomingMessage, token: string): void {
  if (headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'Only the review page may send decisions.');
  }
  if (headers[TOKEN_HEADER] !== token) {
    throw new Refusal(403, 'The server was restarted. Reload this page, then decide again.');
  }
  if (headers['content-type'] !== 'application/json') {
    throw new Refusal(415, 'Decisions are sent as application/json.');
  }
  // Node reads no more of a body than its header says; one that does not say is refused as well.
  if (!(Number(headers['content-length']) <= LARGEST_BODY)) {
    throw new Refusal(413, 'Too many decisions at once. Decide about fewer pictures.');
  }
}
