import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import { removeSoftHyphens } from '../../i18n/soft-hyphens.ts';
import { getLanding, type LandingName } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import {
  createLanding,
  createRowSay,
  type LandingRow,
  type LandingSet,
} from '../../landings/landing-set.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getIntl, getPageTexts } from '../../provider/page-texts.ts';
import { describeSocialImage } from '../images/social-image-file.ts';
import { createPlaceholders, formatPlaceholder } from '../incremental/placeholders.ts';
import { OTHER_PATH, SECTIONS, type SitePage } from '../site-page.ts';
import { createLandingParts } from './landing-parts.tsx';

/** Turns a landing into a page of one language. */
export function createLandingPage({ key, locale }: { key: LandingName; locale: Locale }): SitePage {
  return createPageOfLanding(getLanding(key), key, locale);
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
  const { say } = getPageTexts(currentBrand, locale);
  const landing = createLanding(set, row);
  const values = row.values[locale];
  const page = createPageOfLanding(
    landing,
    set.from,
    locale,
    createRowSay(say, createPlaceholders(values)),
  );
  const sayInRow = createRowSay(say, values);
  // Nothing is parted in a head, and long values have soft hyphens.
  const plain = (text: Localized) => removeSoftHyphens(sayInRow(text));
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
  say = getPageTexts(currentBrand, locale).say,
): SitePage {
  const kinds = landing.sections.map(({ kind }) => kind);
  return {
    head: {
      locale,
      title: say(landing.title),
      description: say(landing.description),
      paths: landing.path,
      indexed: true,
      image: describeSocialImage({ locale, say }, from),
    },
    view: (
      <SiteLayout paths={OTHER_PATHS} sections={kinds}>
        {SECTIONS}
      </SiteLayout>
    ),
    cacheKey: kinds.join(),
    sections: createLandingParts(landing, brands[currentBrand], getIntl(currentBrand, locale)),
    say,
  };
}

const OTHER = `/${formatPlaceholder(OTHER_PATH)}`;
const OTHER_PATHS = { en: OTHER, de: OTHER };
