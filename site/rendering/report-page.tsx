import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../locales.ts';
import { REPORT_PATHS } from '../report/report.ts';
import { textFor } from '../text-for.ts';
import { ReportView } from './ReportView.tsx';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** The page of the performance report, in one language. */
export function reportPage(locale: Locale): SitePage {
  const t = textFor(currentBrand, locale);
  return {
    head: {
      locale,
      title: `${t('report.title')} – ${brands[currentBrand].name}`,
      description: t('report.description'),
      paths: REPORT_PATHS,
      indexed: true,
      image: socialImageOf(t, { key: 'home', locale }),
    },
    view: <ReportView />,
  };
}
