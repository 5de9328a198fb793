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
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** Turns a row of a set of landings into a page of one language. It shows its landing's social image. */
export function generatedLandingPage(set: LandingSet, row: LandingRow, locale: Locale): SitePage {
  const { from } = set;
  const t = textOf(set, row, locale);
  return pageOfLanding({
    landing: landingFrom(set, row),
    locale,
    t,
    title: t(`landing.${from}.title`),
    description: t(`landing.${from}.description`),
    image: socialImageOf(textFor(currentBrand, locale), { key: from, locale }),
  });
}

/** The texts of the set where it has its own, else those of all pages, filled in with the row's values. */
function textOf(set: LandingSet, { values }: LandingRow, locale: Locale): TextLookup {
  const { texts, own } = ownTexts(set)[locale];
  const all = textFor(currentBrand, locale);
  return (id, more) => (Object.hasOwn(texts, id) ? own : all)(id, { ...values[locale], ...more });
}

/** One lookup for all rows of a set, so that each of its texts is parsed once. */
const ownTexts = rememberedFor((set: LandingSet) =>
  mapValues(textsOfSet(set), (texts, locale) => ({
    texts,
    own: lookupOf(currentBrand, locale, texts),
  })),
);
