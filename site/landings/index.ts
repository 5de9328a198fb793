import { landingFiles } from '#landing-files';
import { LOCALES } from '../i18n/locales.ts';
import type { Landing, Place } from './landing.ts';
import { HOME, parseLandings } from './landing-file.ts';

/** Every landing by its name, the home page first: each file of this folder is one. */
export const landings = parseLandings(landingFiles);

/** The name of a landing, which is that of its file: `self-employed`. */
export type LandingName = string;

export const LANDING_NAMES: readonly LandingName[] = Object.keys(landings);

/**
 * The landing with a name.
 * @throws when there is none
 */
export function getLanding(name: LandingName): Landing {
  const landing = landings[name];
  if (landing) return landing;
  throw new Error(`There is no landing "${name}". There are ${LANDING_NAMES.join(', ')}.`);
}

/** The page that every page links to. */
export const home = getLanding(HOME);

/** Every landing in every language, in the order of the landings, with its path in that and in all. */
export const LANDING_PAGES = Object.entries(landings).flatMap(([name, { path: paths }]) =>
  LOCALES.map((locale) => ({ name, locale, path: paths[locale], paths })),
);

/** The landings that other pages lead to from a place, in their order, with the pictures of their heroes. */
export function listLandings(place: Place) {
  return Object.entries(landings).flatMap(([name, { path, listing, sections }]) => {
    const hero = sections.find((section) => section.kind === 'hero');
    return hero && listing?.places.includes(place)
      ? [{ name, path, scene: hero.scene, ...listing }]
      : [];
  });
}
