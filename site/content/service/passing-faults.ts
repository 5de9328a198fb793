import { ClientError } from 'graphql-request';
import type { ServiceSettings } from './settings.ts';

/** Whether a fault of the content service may be gone when it is asked again. */
export function mayPass(error: unknown): boolean {
  if (error instanceof ClientError) {
    const { status } = error.response;
    return status === 408 || status === 429 || status >= 500;
  }
  return (
    error instanceof Error && (error.name === 'TimeoutError' || PASSING.includes(codeOf(error)))
  );
}

/** Milliseconds to wait before asking again: as long as the answer says, else twice as long each time. */
export function pauseAfter(
  error: unknown,
  attempt: number,
  { firstWait }: ServiceSettings,
): number {
  const headers = error instanceof ClientError ? error.response.headers : undefined;
  const named = [
    readRetryAfter(headers?.get('retry-after')),
    readSeconds(headers?.get('x-contentful-ratelimit-reset')),
  ].filter((pause) => pause !== undefined);
  return named.length > 0 ? Math.max(...named) : firstWait * 2 ** (attempt - 1);
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3); undefined if neither. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()) {
  const seconds = readSeconds(header);
  if (seconds !== undefined) return seconds;
  // Of other texts, such as "1, 2", Node makes a date as well.
  const date = /^\w{3},.* GMT$/.test(header ?? '') ? Date.parse(header ?? '') : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Codes of Node and of its `fetch` for a connection that breaks off or does not come about in time. */
const PASSING = [
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'UND_ERR_SOCKET'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
];

function codeOf({ cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function readSeconds(header: string | null | undefined): number | undefined {
  return /^\d+(\.\d+)?$/.test(header?.trim() ?? '') ? Number(header) * 1000 : undefined;
}
