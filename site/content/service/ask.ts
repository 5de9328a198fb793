import { setTimeout as wait } from 'node:timers/promises';
import { ClientError, GraphQLClient } from 'graphql-request';
import { createFailure, OTHER_MODEL } from './failure.ts';
import type { ServiceSettings } from './settings.ts';

/** One question to the content service, under the name that its errors carry. */
export interface Operation {
  name: string;
  document: string;
  variables: Readonly<Record<string, string | number>>;
}

/**
 * Asks the content service once, and again when it says it is full (429, 503) and when to come back.
 * @throws naming the operation when it answers with an error, late, or not at all
 */
export async function ask(settings: ServiceSettings, operation: Operation): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(settings, operation);
    } catch (error) {
      const pause = attempt < ATTEMPTS ? pauseAfter(error) : undefined;
      if (pause === undefined || pause > settings.longestWait) {
        const reason = reasonOf(error, settings);
        throw createFailure(operation.name, reason, adviseOn(error), error);
      }
      await wait(pause);
    }
  }
}

function askOnce(settings: ServiceSettings, { document, variables }: Operation) {
  const client = new GraphQLClient(settings.url.href, {
    headers: { authorization: `Bearer ${settings.token}` },
    signal: AbortSignal.timeout(settings.timeLimit),
  });
  return client.request<unknown>({ document, variables });
}

const ATTEMPTS = 4;

/** How long to wait before asking again; undefined where asking again would not help. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof ClientError) || !FULL.includes(error.response.status)) return undefined;
  return retryAfter(error.response.headers.get('retry-after'));
}

const FULL = [429, 503];

/**
 * `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). A second where it is
 * missing or neither.
 */
export function retryAfter(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? 1000 : Math.max(0, pause);
}

/** The reason in one line, without the request, whose headers hold the token. */
function reasonOf(error: unknown, { timeLimit }: ServiceSettings): string {
  if (error instanceof ClientError) {
    const { status, errors = [] } = error.response;
    return [`HTTP ${status}`, ...errors.map(({ message }) => message)].join(', ');
  }
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeLimit} ms`;
  const { cause } = error;
  // What was answered instead may follow on more lines.
  const [message = ''] = error.message.split('\n');
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function adviseOn(error: unknown): string {
  if (!(error instanceof ClientError))
    return 'Check CONTENT_API_URL and the network, and build again.';
  const { status } = error.response;
  if (status === 401 || status === 403)
    return 'Set CONTENT_API_TOKEN to a token that may read the content.';
  if (status < 400) return OTHER_MODEL;
  if (status < 500 && status !== 429) return 'Check CONTENT_API_URL.';
  return 'Build again later.';
}
