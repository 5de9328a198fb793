import type { SceneName } from '../../design-system/drawings/Scene/drawings/names.ts';
import { keysOf } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { closeToRetiring } from './close-to-retiring.ts';
import { employees } from './employees.ts';
import { etfInvestors } from './etf-investors.ts';
import { expats } from './expats.ts';
import { home } from './home.ts';
import type { Landing, Place } from './landing.ts';
import { parents } from './parents.ts';
import { selfEmployed } from './self-employed.ts';

/** The table: a row here is a page in every language, a set of stories and a sitemap entry. */
export const landings = {
  home,
  employees,
  selfEmployed,
  parents,
  expats,
  etfInvestors,
  closeToRetiring,
} satisfies Record<string, Landing>;

export type LandingKey = keyof typeof landings;

export const LANDING_KEYS = keysOf(landings);

/** One landing in one language: what a URL stands for. */
export interface LandingPage {
  key: LandingKey;
  locale: Locale;
}

/** Every landing in every language, in table order. */
export const LANDING_PAGES: readonly LandingPage[] = LANDING_KEYS.flatMap((key) =>
  LOCALES.map((locale) => ({ key, locale })),
);

/** A landing that other pages lead to, with the picture of its hero. */
interface ListedLanding extends NonNullable<Landing['listing']>, Pick<Landing, 'path'> {
  key: LandingKey;
  scene: SceneName;
}

/** The landings that are listed in a place, in table order. */
export function landingsIn(place: Place): ListedLanding[] {
  return LANDING_KEYS.flatMap((key) => {
    const { path, listing, sections }: Landing = landings[key];
    const hero = sections.find((section) => section.kind === 'hero');
    return hero && listing?.places.includes(place)
      ? [{ key, path, scene: hero.scene, ...listing }]
      : [];
  });
}
