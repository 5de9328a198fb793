import { LOCALES, type Locale } from '../locales.ts';
import { home } from './home.ts';
import type { Landing } from './landing.ts';

/** THE table: a row here is a page in every language, a set of stories and a sitemap entry. */
export const landings = {
  home,
} satisfies Record<string, Landing>;

export type LandingKey = keyof typeof landings;

export const LANDING_KEYS = Object.keys(landings) as LandingKey[];

/** One landing in one language: what a URL stands for. */
export interface LandingPage {
  key: LandingKey;
  locale: Locale;
}

/** Every landing in every language, in table order. */
export const LANDING_PAGES: readonly LandingPage[] = LANDING_KEYS.flatMap((key) =>
  LOCALES.map((locale) => ({ key, locale })),
);

/** The landing at a path, with or without a trailing slash. */
export function landingAt(path: string): LandingPage | undefined {
  const wanted = path.replace(/\/$/, '');
  return LANDING_PAGES.find(({ key, locale }) => landings[key].path[locale] === wanted);
}
