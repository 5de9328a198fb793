import { setTimeout as wait } from 'node:timers/promises';
import { ClientError, GraphQLClient } from 'graphql-request';
import { createFailure, OTHER_MODEL } from './failure.ts';
import type { Operation } from './operation.ts';
import { mayPass, pauseAfter } from './passing-faults.ts';
import type { ServiceSettings } from './settings.ts';
import {
  adviseOnLocale,
  DEFAULT_LOCALE,
  isAboutLocale,
  readDefaultLocale,
} from './unknown-locale.ts';

/**
 * Asks the content service once, and again after a fault that may pass: it is full or fails (429, 5xx),
 * breaks off or is late. Waits as long as it says, else longer each time.
 * @throws naming the operation when it answers with an error, late, or not at all
 */
export async function ask(settings: ServiceSettings, operation: Operation): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(settings, operation);
    } catch (error) {
      const pause =
        attempt < ATTEMPTS && mayPass(error) ? pauseAfter(error, attempt, settings) : undefined;
      if (pause === undefined || pause > settings.longestWait) {
        // Some services repeat what they were given.
        const said = reasonOf(error, settings).replaceAll(settings.token, '…');
        const reason = said + describeWait(pause);
        const advice = isAboutLocale(error)
          ? adviseOnLocale(operation, await findDefaultLocale(settings))
          : adviseOn(error);
        throw createFailure(operation.name, reason, advice, error);
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

function describeWait(pause: number | undefined): string {
  return pause === undefined ? '' : `, and asks to wait for ${Math.ceil(pause / 1000)} s`;
}

/** What the space calls its first language; undefined where the service does not say it. */
function findDefaultLocale(settings: ServiceSettings): Promise<string | undefined> {
  return askOnce(settings, DEFAULT_LOCALE).then(readDefaultLocale, () => undefined);
}

/** The reason in one line, without the request, whose headers hold the token. */
function reasonOf(error: unknown, { timeLimit }: ServiceSettings): string {
  if (error instanceof ClientError) {
    const { status, errors = [] } = error.response;
    return [`HTTP ${status}`, ...errors.map(({ message }) => message)].join(', ');
  }
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeLimit} ms`;
  if (error.name === 'SyntaxError' || /^Invalid execution result/.test(error.message))
    return 'it answered with no JSON object';
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
