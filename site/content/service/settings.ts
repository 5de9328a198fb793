import { UserError } from '../../../lib/user-error.ts';

/** Where the content service is and how long we wait for it. Times in milliseconds. */
export interface ServiceSettings {
  /** The GraphQL endpoint. */
  url: URL;
  /** Sent as a bearer token. */
  token: string;
  /** How long one answer may take. */
  timeLimit: number;
  /** The longest that a full service may ask us to wait before we try again. */
  longestWait: number;
}

/**
 * The content service of a build: `CONTENT_API_URL` and `CONTENT_API_TOKEN`. Without an address the
 * build takes the content in this repository.
 * @throws when only one of the two is set, or the address is none
 */
export function readServiceSettings(env: NodeJS.ProcessEnv): ServiceSettings | undefined {
  const { CONTENT_API_URL: address, CONTENT_API_TOKEN: token } = env;
  if (!address && !token) return undefined;
  if (!address || !token) {
    throw new UserError(
      'Set both CONTENT_API_URL and CONTENT_API_TOKEN to take content from the service, or neither to take it from this repository.',
    );
  }
  if (!URL.canParse(address)) {
    throw new UserError(`CONTENT_API_URL=${address} is not an address. Write it with https://.`);
  }
  return { url: new URL(address), token, timeLimit: 10_000, longestWait: 30_000 };
}
