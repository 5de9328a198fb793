import { currentBrand } from '../../content/brands/current.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import { removeSoftHyphens } from '../../i18n/soft-hyphens.ts';
import {
  createLanding,
  createRowText,
  type LandingRow,
  type LandingSet,
} from '../../landings/landing-set.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
import { createPlaceholders } from '../incremental/placeholders.ts';
import type { SitePage } from '../site-page.ts';
import { createPageOfLanding } from './landing-page.tsx';

/**
 * Turns a row of a set of landings into a page of one language. It shows its landing's social image.
 * Its sections have placeholders for the row's values, so that rows share all that differs only in these.
 */
export function createGeneratedLandingPage(
  set: LandingSet,
  row: LandingRow,
  locale: Locale,
): SitePage {
  const all = getTextLookup(currentBrand, locale);
  const landing = createLanding(set, row);
  const values = row.values[locale];
  const page = createPageOfLanding(
    landing,
    set.from,
    locale,
    createRowText(all, createPlaceholders(values)),
  );
  const t = createRowText(all, values);
  // Nothing is parted in a head, and long values have soft hyphens.
  const plain = (text: Localized) => removeSoftHyphens(t(text));
  const head = {
    ...page.head,
    title: plain(landing.title),
    description: plain(landing.description),
  };
  return { ...page, head, values };
}
