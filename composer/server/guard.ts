import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { assertLength, HttpError } from '../../lib/http-error.ts';
import { assertOwnPage } from '../../lib/own-page.ts';
import { TOKEN_HEADER } from '../api.ts';

/** More than any landing needs: all messages of the site in both languages take a third of it. */
const MOST_BYTES = 500_000;

/**
 * Takes only what the Composer's own page on this machine sends.
 * @throws HttpError when it comes from another machine, site or page, is not sent as JSON or is too large
 */
export function assertComposer(request: IncomingMessage, token: string): void {
  const { method, headers } = request;
  if (method !== 'POST') throw new HttpError(405, 'A landing is saved with POST.');
  assertOwnPage(request, 'workbench');
  if (!isToken(headers[TOKEN_HEADER], token)) {
    throw new HttpError(403, 'The workbench was restarted. Reload the Composer, then save again.');
  }
  if (headers['content-type'] !== 'application/json') {
    throw new HttpError(415, 'A landing is sent as application/json.');
  }
  const why = `A landing has at most ${MOST_BYTES / 1000} kB. Shorten its texts.`;
  assertLength(request, MOST_BYTES, why);
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
