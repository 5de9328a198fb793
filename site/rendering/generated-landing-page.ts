import { claimFigures } from '../claim-figures.ts';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import {
  type LandingRow,
  type LandingSet,
  landingFrom,
  textsOfSet,
} from '../landings/landings-from.ts';
import type { Locale } from '../locales.ts';
import { type TextLookup, type Texts, textLookup } from '../text.ts';
import { textFor } from '../text-for.ts';
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
  const { texts, own } = ownTexts(set, locale);
  const all = textFor(currentBrand, locale);
  return (id, more) => (Object.hasOwn(texts, id) ? own : all)(id, { ...values[locale], ...more });
}

interface OwnTexts {
  texts: Texts;
  own: TextLookup;
}

/** One lookup for all rows of a set, so that each of its texts is parsed once. */
function ownTexts(set: LandingSet, locale: Locale): OwnTexts {
  const known = lookups[locale].get(set);
  if (known) return known;
  const texts = textsOfSet(set)[locale];
  const own = textLookup(brands[currentBrand], locale, texts, claimFigures(locale));
  lookups[locale].set(set, { texts, own });
  return { texts, own };
}

const lookups: Record<Locale, WeakMap<LandingSet, OwnTexts>> = {
  en: new WeakMap(),
  de: new WeakMap(),
};
