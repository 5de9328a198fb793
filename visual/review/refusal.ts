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
export function assertLocalHost(request: IncomingMessage): void {
  if (ownHosts(request).includes(request.headers.host ?? '')) return;
  throw new Refusal(403, `Open the review as http://${ownHosts(request)[0]}, not by another name.`);
}

/**
 * Refuses a decision that our own page did not send.
 * @throws Refusal
 */
export function assertFromPage({ headers }: IncomingMessage, token: string): void {
  if (headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'Decisions are taken from the review page only.');
  }
  if (headers[TOKEN_HEADER] !== token) {
    throw new Refusal(403, 'This page belongs to an earlier review. Reload it, then decide again.');
  }
  if (headers['content-type'] !== 'application/json') {
    throw new Refusal(415, 'Decisions are sent as application/json.');
  }
}

/**
 * The body of a request as text.
 * @throws Refusal when it is too large
 */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroyed, the request would take its socket along, and the refusal would never arrive.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > LARGEST_BODY) {
      throw new Refusal(413, 'Too many decisions at once. Decide about fewer pictures.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function ownHosts({ socket }: IncomingMessage): string[] {
  return ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
}
