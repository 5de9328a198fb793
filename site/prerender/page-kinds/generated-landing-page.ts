import { memoizeByObject } from '../../../lib/memoize.ts';
import { mapValues } from '../../../lib/objects.ts';
import { currentBrand } from '../../content/brands/current.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  type LandingRow,
  type LandingSet,
  landingFrom,
  textsOfSet,
} from '../../landings/landings-from.ts';
import { rowText } from '../../landings/row-text.ts';
import { lookupOf, textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import { createPlaceholders, type Values } from '../incremental/placeholders.ts';
import type { SitePage } from '../site-page.ts';
import { pageOfLanding } from './landing-page.tsx';

/**
 * Turns a row of a set of landings into a page of one language. It shows its landing's social image.
 * Its sections have placeholders for the row's values, so that rows share all that differs only in these.
 */
export function generatedLandingPage(set: LandingSet, row: LandingRow, locale: Locale): SitePage {
  const { from } = set;
  const values = row.values[locale];
  const all = textFor(currentBrand, locale);
  const textOf = (filled: Values) => rowText(ownTexts(set)[locale], all, filled);
  const t = textOf(values);
  const page = pageOfLanding({
    landing: landingFrom(set, row),
    locale,
    t: textOf(createPlaceholders(values)),
    title: t(`landing.${from}.title`),
    description: t(`landing.${from}.description`),
    image: socialImageOf(all, { key: from, locale }),
  });
  return { ...page, values };
}

/** One lookup for all rows of a set, so that each of its texts is parsed once. */
const ownTexts = memoizeByObject((set: LandingSet) =>
  mapValues(textsOfSet(set), (texts, locale) => ({
    texts,
    own: lookupOf(currentBrand, locale, texts),
  })),
);
