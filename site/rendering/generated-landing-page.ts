import { mapValues } from '../calculation/map-values.ts';
import { currentBrand } from '../content/brands/current.ts';
import {
  type LandingRow,
  type LandingSet,
  landingFrom,
  textsOfSet,
} from '../landings/landings-from.ts';
import type { Locale } from '../locales.ts';
import { rememberedFor } from '../remembered.ts';
import type { TextLookup } from '../text.ts';
import { lookupOf, textFor } from '../text-for.ts';
import { pageOfLanding } from './landing-page.tsx';
import { placeholdersOf, type Values } from './placeholders.ts';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/**
 * Turns a row of a set of landings into a page of one language. It shows its landing's social image.
 * Its sections have placeholders for the row's values, so that rows share all that differs only in these.
 */
export function generatedLandingPage(set: LandingSet, row: LandingRow, locale: Locale): SitePage {
  const { from } = set;
  const values = row.values[locale];
  const t = textOf(set, locale, values);
  const page = pageOfLanding({
    landing: landingFrom(set, row),
    locale,
    t: textOf(set, locale, placeholdersOf(values)),
    title: t(`landing.${from}.title`),
    description: t(`landing.${from}.description`),
    image: socialImageOf(textFor(currentBrand, locale), { key: from, locale }),
  });
  return { ...page, values };
}

/** The texts of the set where it has its own, filled in with a row's values, else those of all pages. */
function textOf(set: LandingSet, locale: Locale, values: Values): TextLookup {
  const { texts, own } = ownTexts(set)[locale];
  const all = textFor(currentBrand, locale);
  return (id, more) => (Object.hasOwn(texts, id) ? own(id, { ...values, ...more }) : all(id, more));
}

/** One lookup for all rows of a set, so that each of its texts is parsed once. */
const ownTexts = rememberedFor((set: LandingSet) =>
  mapValues(textsOfSet(set), (texts, locale) => ({
    texts,
    own: lookupOf(currentBrand, locale, texts),
  })),
);
