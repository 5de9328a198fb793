import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import { removeSoftHyphens } from '../../i18n/soft-hyphens.ts';
import { getLanding, type LandingName } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import {
  createLanding,
  createRowText,
  type LandingRow,
  type LandingSet,
} from '../../landings/landing-set.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getTextLookup } from '../../provider/page-texts.ts';
import type { TextLookup } from '../../provider/text-lookup.ts';
import { describeSocialImage } from '../images/social-image-file.ts';
import { createPlaceholders, formatPlaceholder } from '../incremental/placeholders.ts';
import { OTHER_PATH, SECTIONS, type SitePage } from '../site-page.ts';
import { createLandingParts } from './landing-parts.tsx';

/** Turns a landing into a page of one language. */
export function createLandingPage({ key, locale }: { key: LandingName; locale: Locale }): SitePage {
  return createPageOfLanding(getLanding(key), key, locale, getTextLookup(currentBrand, locale));
}

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

/**
 * A landing in parts that other landings may share, the same as `LandingView` shows at once.
 * @param from the landing whose social image it shows
 */
function createPageOfLanding(
  landing: Landing,
  from: LandingName,
  locale: Locale,
  t: TextLookup,
): SitePage {
  const kinds = landing.sections.map(({ kind }) => kind);
  return {
    head: {
      locale,
      title: t(landing.title),
      description: t(landing.description),
      paths: landing.path,
      indexed: true,
      image: describeSocialImage(t, locale, from),
    },
    view: (
      <SiteLayout paths={OTHER_PATHS} sections={kinds}>
        {SECTIONS}
      </SiteLayout>
    ),
    cacheKey: kinds.join(),
    sections: createLandingParts(landing, { brand: brands[currentBrand], locale, t }),
    t,
  };
}

const OTHER = `/${formatPlaceholder(OTHER_PATH)}`;
const OTHER_PATHS = { en: OTHER, de: OTHER };
