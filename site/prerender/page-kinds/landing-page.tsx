import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type LandingPage, landings } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import type { TextLookup } from '../../provider/text.ts';
import { textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import { placeholder } from '../incremental/placeholders.ts';
import { OTHER_ADDRESS, SECTIONS, type SitePage } from '../site-page.ts';
import { landingParts } from './landing-parts.tsx';

/** Turns a row of the landing table into a page of one language. */
export function landingPage({ key, locale }: LandingPage): SitePage {
  const t = textFor(currentBrand, locale);
  return pageOfLanding({
    landing: landings[key],
    locale,
    t,
    title: t(`landing.${key}.title`),
    description: t(`landing.${key}.description`),
    image: socialImageOf(t, { key, locale }),
  });
}

interface LandingContent extends Pick<SitePage['head'], 'title' | 'description' | 'image'> {
  landing: Landing;
  locale: Locale;
  t: TextLookup;
}

/** A landing in parts that other landings may share, the same as `LandingView` shows at once. */
export function pageOfLanding({ landing, t, ...head }: LandingContent): SitePage {
  const kinds = landing.sections.map(({ kind }) => kind);
  return {
    head: { ...head, paths: landing.path, indexed: true },
    view: (
      <SiteLayout paths={OTHER_PATHS} sections={kinds}>
        {SECTIONS}
      </SiteLayout>
    ),
    cacheKey: kinds.join(),
    sections: landingParts(landing, { brand: brands[currentBrand], locale: head.locale, t }),
    t,
  };
}

const OTHER = placeholder(OTHER_ADDRESS);
const OTHER_PATHS = { en: OTHER, de: OTHER };
