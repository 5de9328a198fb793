import { isPrivate } from '../../lib/is-private.ts';
import { UserError } from '../../lib/user-error.ts';

/**
 * The address of the service that calculates the comparison: `CALCULATION_URL=…` at build. Without
 * one the engine on the page does, and nothing leaves the browser.
 * @returns an absolute URL, or an empty text
 * @throws when the address cannot be used
 */
export function readCalculationUrl(address = process.env.CALCULATION_URL ?? ''): string {
  if (address === '') return '';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && isUsable(url)) return url.href;
  throw new UserError(
    `CALCULATION_URL=${address} cannot be used. Give the full address of the calculation service, ` +
      'such as https://calculation.example/comparison: https (http only on this machine), without ' +
      'user name, password and fragment.',
  );
}

function isUsable(url: URL): boolean {
  return isPrivate(url) && `${url.username}${url.password}${url.hash}` === '';
}
