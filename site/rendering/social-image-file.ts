import type { LandingPage } from '../landings/index.ts';

/** The file of a page's social image in the folder `social` of the built site, e.g. `home-de.png`. */
export function socialImageFile({ key, locale }: LandingPage): string {
  return `${key}-${locale}.png`;
}
