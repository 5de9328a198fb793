import { keysOf } from '../../../lib/objects.ts';
import type { Brand } from '../../../tokens/index.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import type { Review } from '../schemas.ts';
import { readReviews } from './read-reviews.ts';
import { responses } from './responses.ts';
import { widgetSettings } from './settings.ts';

/** The reviews of every brand by the id of its widget. Runs at build only. */
export function readAllReviews(
  warn: (line: string) => void,
): Record<string, Localized<readonly Review[]>> {
  return Object.fromEntries(
    keysOf(brands).map((brand) => [brands[brand].reviewWidget, reviewsOf(brand, warn)]),
  );
}

function reviewsOf(brand: Brand, warn: (line: string) => void): Localized<Review[]> {
  const inLanguage = (locale: Locale) =>
    readReviews(
      responses[brand].desktop[locale],
      widgetSettings(brands[brand], locale),
      warn,
    ).toSorted((a, b) => b.date.localeCompare(a.date));
  return { en: inLanguage('en'), de: inLanguage('de') };
}
