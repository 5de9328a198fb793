import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { FAQ_PATHS } from '../content/faq.ts';
import type { Locale } from '../locales.ts';
import { textFor } from '../text-for.ts';
import { FaqView } from './FaqView.tsx';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** The page with every question, in one language. */
export function faqPage(locale: Locale): SitePage {
  const t = textFor(currentBrand, locale);
  return {
    head: {
      locale,
      title: `${t('faqPage.title')} – ${brands[currentBrand].name}`,
      description: t('faqPage.description'),
      paths: FAQ_PATHS,
      indexed: true,
      image: socialImageOf(t, { key: 'home', locale }),
    },
    view: <FaqView />,
  };
}
