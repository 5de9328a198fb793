import { landingFiles } from '#landing-files';
import type { BannerScene } from '../../design-system/drawings/Scene/cuts.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
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

/** One landing in one language: what a URL stands for. */
export interface LandingPage {
  name: LandingName;
  locale: Locale;
  path: string;
  /** Its path in every language. */
  paths: Localized;
}

/** Every landing in every language, in the order of the landings. */
export const LANDING_PAGES: readonly LandingPage[] = Object.entries(landings).flatMap(
  ([name, { path: paths }]) =>
    LOCALES.map((locale) => ({ name, locale, path: paths[locale], paths })),
);

/** A landing that other pages lead to, with the picture of its hero. */
interface ListedLanding extends NonNullable<Landing['listing']>, Pick<Landing, 'path'> {
  name: LandingName;
  scene: BannerScene;
}

/** The landings that are listed in a place, in their order. */
export function listLandings(place: Place): ListedLanding[] {
  return Object.entries(landings).flatMap(([name, { path, listing, sections }]) => {
    const hero = sections.find((section) => section.kind === 'hero');
    return hero && listing?.places.includes(place)
      ? [{ name, path, scene: hero.scene, ...listing }]
      : [];
  });
}
