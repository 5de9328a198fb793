import type { ReactNode } from 'react';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { removeSoftHyphens } from '../i18n/soft-hyphens.ts';
import { getIntl, getPageTexts } from '../provider/page-texts.ts';
import type { TextId } from '../provider/texts.ts';
import { describeSocialImage } from './images/social-image-file.ts';
import { CalculatorDetailsView } from './page-kinds/CalculatorDetailsView.tsx';
import { DocumentView } from './page-kinds/DocumentView.tsx';
import { FaqView } from './page-kinds/FaqView.tsx';
import { createLandingPage } from './page-kinds/landing-page.tsx';
import { ReportView } from './page-kinds/ReportView.tsx';
import { StandInView } from './page-kinds/StandInView.tsx';
import { getPaths, type PageId } from './routes.ts';
import type { SitePage } from './site-page.ts';

/** Makes the page that a URL stands for. */
export function createPage(page: PageId): SitePage {
  const { kind, locale } = page;
  if (kind === 'landing') return createLandingPage(page);

  const { title, description, view } = describePage(page);
  const intl = getIntl(currentBrand, locale);
  const indexed = kind !== 'standIn';
  return {
    head: {
      paths: getPaths(page),
      description: intl.formatMessage({ id: description }),
      locale,
      title: `${removeSoftHyphens(intl.formatMessage({ id: title }))} – ${brands[currentBrand].name}`,
      indexed,
      ...(indexed && { image: describeSocialImage(getPageTexts(currentBrand, locale)) }),
    },
    view,
  };
}

/** A page that is no landing: with the brand in its title and the home page's social image. */
interface PageContent {
  title: TextId;
  description: TextId;
  view: ReactNode;
}

function describePage(page: Exclude<PageId, { kind: 'landing' }>): PageContent {
  switch (page.kind) {
    case 'faqs':
      return {
        title: 'faqPage.title',
        description: 'faqPage.description',
        view: <FaqView />,
      };
    case 'report':
      return {
        title: 'report.title',
        description: 'report.description',
        view: <ReportView />,
      };
    case 'calculatorDetails':
      return {
        title: 'detailsPage.title',
        description: 'detailsPage.description',
        view: <CalculatorDetailsView />,
      };
    case 'document':
      return {
        title: `document.${page.key}.title`,
        description: `document.${page.key}.description`,
        view: <DocumentView document={page.key} />,
      };
    case 'standIn': {
      const title = `standIn.${page.key}.title` as const;
      return {
        title,
        description: title,
        view: <StandInView standIn={page.key} />,
      };
    }
  }
}
