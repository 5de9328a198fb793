import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { formatNumber } from '../../lib/format-count.ts';
import { assertLength, HttpError } from '../../lib/http-error.ts';
import { assertOwnPage } from '../../lib/own-page.ts';
import { TOKEN_HEADER } from '../api.ts';

/** What the Composer's page may send, and how. */
export interface Sent {
  /** As a sentence begins: `A landing`. */
  what: string;
  type: string;
  mostBytes: number;
  advice: string;
}

/** All messages of the site in both languages take a third of it. */
export const LANDING: Sent = {
  what: 'A landing',
  type: 'application/json',
  mostBytes: 500_000,
  advice: 'Shorten its texts.',
};

/** What a good camera writes has room. */
export const PICTURE: Sent = {
  what: 'A picture',
  type: 'application/octet-stream',
  mostBytes: 50_000_000,
  advice: 'Export it smaller.',
};

/**
 * Takes only what the Composer's own page on this machine sends.
 * @throws HttpError when it comes from another machine, site or page, is not sent as it should be or is too large
 */
export function assertComposer(request: IncomingMessage, token: string, sent: Sent): void {
  const { method, headers } = request;
  const { what, type, mostBytes, advice } = sent;
  if (method !== 'POST') throw new HttpError(405, `${what} is saved with POST.`);
  assertOwnPage(request, 'workbench');
  if (!isToken(headers[TOKEN_HEADER], token)) {
    throw new HttpError(403, 'The workbench was restarted. Reload the Composer, then save again.');
  }
  if (headers['content-type'] !== type) throw new HttpError(415, `${what} is sent as ${type}.`);
  const most = formatNumber(mostBytes / 1000);
  assertLength(request, mostBytes, `${what} has at most ${most} kB. ${advice}`);
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
