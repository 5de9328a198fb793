import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { FAQ_PATHS } from '../../content/faq.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import type { SitePage } from '../site-page.ts';
import { FaqView } from '../views/FaqView.tsx';

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
