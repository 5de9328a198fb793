import { PLACEHOLDER } from './placeholder.ts';
import type { BrandContent } from './schema.ts';

/** The default brand, invented and saying so. */
export const fernblick: BrandContent = {
  status: 'demo',
  name: 'Fernblick',
  product: { en: 'Fernblick Pension', de: 'Fernblick Rente' },
  origin: 'https://www.fernblick.example',
  urls: {
    offer: { en: '/en/plan/start', de: '/de/plan/start' },
    pensionOffer: { en: '/en/pension-offer', de: '/de/pension-offer' },
    blog: { en: '/en/blog', de: '/de/blog' },
    reviews: { en: '/en/reviews', de: '/de/bewertungen' },
  },
  reviewWidget: '5b0d3c1e-8f7a-4c26-9a41-6d2e70f3b815',
  legal: {
    insurer: PLACEHOLDER,
    keyInformation: PLACEHOLDER,
    company: PLACEHOLDER,
    legalForm: PLACEHOLDER,
    address: PLACEHOLDER,
    representatives: PLACEHOLDER,
    email: PLACEHOLDER,
    phone: PLACEHOLDER,
    registration: PLACEHOLDER,
    vatId: PLACEHOLDER,
    intermediaryNumber: PLACEHOLDER,
    intermediaryStatus: PLACEHOLDER,
    supervisor: PLACEHOLDER,
    chamber: PLACEHOLDER,
    advisedInsurers: PLACEHOLDER,
    sustainability: PLACEHOLDER,
    remuneration: PLACEHOLDER,
    holdings: PLACEHOLDER,
    host: PLACEHOLDER,
    logDays: PLACEHOLDER,
    recipients: PLACEHOLDER,
    privacyContact: PLACEHOLDER,
    privacyOfficer: PLACEHOLDER,
    accessibilityContact: PLACEHOLDER,
  },
};
