import { calculatorDetailsPage } from './page-kinds/calculator-details-page.tsx';
import { documentPage } from './page-kinds/document-page.tsx';
import { faqPage } from './page-kinds/faq-page.tsx';
import { landingPage } from './page-kinds/landing-page.tsx';
import { reportPage } from './page-kinds/report-page.tsx';
import { standInPage } from './page-kinds/stand-in-page.tsx';
import type { PageId } from './routes.ts';
import type { SitePage } from './site-page.ts';

/** Makes the page that a URL stands for. */
export function createPage(page: PageId): SitePage {
  switch (page.kind) {
    case 'landing':
      return landingPage(page);
    case 'faqs':
      return faqPage(page.locale);
    case 'report':
      return reportPage(page.locale);
    case 'calculatorDetails':
      return calculatorDetailsPage(page.locale);
    case 'document':
      return documentPage(page);
    case 'standIn':
      return standInPage(page);
  }
}
