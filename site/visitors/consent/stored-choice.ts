import type { CookieValue } from 'vanilla-cookieconsent';
import { toAddress } from '../../config/address.ts';
import { CONSENT_COOKIE } from './consent.ts';

/**
 * The cookie of a choice, as `document.cookie` takes it. Of a refusal it keeps the day and nothing that
 * tells its visitor from others: only who agreed to something gets an id.
 */
export function formatChoice(choice: CookieValue, { hostname, protocol }: Location): string {
  const isRefusal = choice.categories.every((category) => category === 'necessary');
  const value = isRefusal ? reduceToRefusal(choice) : { ...choice, consentId: getOwnId(choice) };
  return [
    `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(value))}`,
    `Expires=${new Date(choice.expirationTime).toUTCString()}`,
    `Path=${toAddress('/')}`,
    'SameSite=Lax',
    // As the dialog writes them, so that this cookie takes the place of its own.
    ...(hostname.includes('.') ? [`Domain=${hostname}`] : []),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

/** What the dialog has to find to know that it was answered. */
function reduceToRefusal({ categories, lastConsentTimestamp }: CookieValue) {
  const day = lastConsentTimestamp.slice(0, 10);
  return {
    categories,
    consentId: NO_ID,
    consentTimestamp: day,
    lastConsentTimestamp: day,
  };
}

/** In the place of an id, which the dialog demands. */
const NO_ID = 'refused';

/** Somebody who agrees after a refusal has none yet. */
function getOwnId({ consentId }: CookieValue): string {
  if (consentId !== NO_ID) return consentId;
  const random = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(random, (part) => part.toString(36)).join('-');
}
