import { currentBrand } from '../content/brands/current.ts';
import { type LandingPage, landings } from '../landings/index.ts';
import { textFor } from '../text-for.ts';
import { LandingView } from './LandingView.tsx';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** Turns a row of the landing table into a page of one language. */
export function landingPage({ key, locale }: LandingPage): SitePage {
  const landing = landings[key];
  const t = textFor(currentBrand, locale);
  return {
    head: {
      locale,
      title: t(`landing.${key}.title`),
      description: t(`landing.${key}.description`),
      paths: landing.path,
      indexed: true,
      image: socialImageOf(t, { key, locale }),
    },
    view: <LandingView landing={landing} />,
  };
}
