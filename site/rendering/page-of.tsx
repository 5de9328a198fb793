import { calculatorDetailsPage } from './calculator-details-page.tsx';
import { documentPage } from './document-page.tsx';
import { faqPage } from './faq-page.tsx';
import { landingPage } from './landing-page.tsx';
import { reportPage } from './report-page.tsx';
import type { PageId } from './routes.ts';
import type { SitePage } from './site-page.ts';
import { standInPage } from './stand-in-page.tsx';

/** Makes the page that a URL stands for. */
export function pageOf(page: PageId): SitePage {
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
