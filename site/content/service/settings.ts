import { isPrivate } from '../../../lib/is-private.ts';
import { createRecord } from '../../../lib/objects.ts';
import { UserError } from '../../../lib/user-error.ts';
import { LOCALES, type Localized } from '../../i18n/locales.ts';

/** Where the content service is and how long we wait for it. Times in milliseconds. */
export interface ServiceSettings {
  /** The GraphQL endpoint. */
  url: URL;
  /** Sent as a bearer token. */
  token: string;
  /** How long one answer may take. */
  timeLimit: number;
  /** How long to wait before we ask again after a fault that may pass, if the service does not say. */
  firstWait: number;
  /** The longest that a full service may ask us to wait before we try again. */
  longestWait: number;
  /** What the service calls our languages. */
  locales: Localized;
}

/**
 * The content service of a build: `CONTENT_API_URL` and `CONTENT_API_TOKEN`. Without an address the
 * build takes the content in this repository.
 * @throws when only one of the two is set, or one of them or of the locales cannot be used
 */
export function readServiceSettings(env: NodeJS.ProcessEnv): ServiceSettings | undefined {
  const { CONTENT_API_URL: address, CONTENT_API_TOKEN: token } = env;
  if (!address && !token) return undefined;
  if (!address || !token) {
    throw new UserError(
      'Set both CONTENT_API_URL and CONTENT_API_TOKEN to take content from the service, or neither to take it from this repository.',
    );
  }
  const url = URL.parse(address);
  if (!url) {
    throw new UserError(`CONTENT_API_URL=${address} is not an address. Write it with https://.`);
  }
  if (!isPrivate(url)) {
    throw new UserError(
      `CONTENT_API_URL leads to ${url.origin} without encryption, and the token would be read on the way. Write it with https://; http:// is for this machine only.`,
    );
  }
  const locales = readLocales(env.CONTENT_API_LOCALES ?? '');
  return { url, token, locales, timeLimit: 10_000, firstWait: 1000, longestWait: 30_000 };
}

/** `en=en-US,de=de-DE`: what is left out has our own name. */
function readLocales(list: string): Localized {
  const given = list
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split('='));
  for (const [language = '', locale = '', ...rest] of given) {
    if (LOCALES.some((own) => own === language) && /^[\w-]+$/.test(locale) && rest.length === 0)
      continue;
    throw new UserError(
      `CONTENT_API_LOCALES=${list} cannot be read. Write our languages with what the service calls them, as in en=en-US,de=de-DE.`,
    );
  }
  const names = Object.fromEntries(given);
  return createRecord(LOCALES, (locale) => names[locale] ?? locale);
}
