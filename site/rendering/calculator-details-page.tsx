import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../locales.ts';
import { DETAILS_PATHS } from '../sections/Comparison/layers/addresses.ts';
import { textFor } from '../text-for.ts';
import { CalculatorDetailsView } from './CalculatorDetailsView.tsx';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

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
