import { DETAILS_PATHS } from '../../calculator/comparison/details/addresses.ts';
import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import type { SitePage } from '../site-page.ts';
import { CalculatorDetailsView } from '../views/CalculatorDetailsView.tsx';

/** The page with every layer of the calculator, in one language. */
export function calculatorDetailsPage(locale: Locale): SitePage {
  const t = textFor(currentBrand, locale);
  return {
    head: {
      locale,
      title: `${t('detailsPage.title')} – ${brands[currentBrand].name}`,
      description: t('detailsPage.description'),
      paths: DETAILS_PATHS,
      indexed: true,
      image: socialImageOf(t, { key: 'home', locale }),
    },
    view: <CalculatorDetailsView />,
  };
}
