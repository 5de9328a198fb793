import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textFor } from '../../provider/text-for.ts';
import { REPORT_PATHS } from '../../report/report.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import type { SitePage } from '../site-page.ts';
import { ReportView } from '../views/ReportView.tsx';

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
