import type { Landing } from './landing.ts';
import { gapTexts, heroTexts } from './texts.ts';

/** The home page: everything, in the specified order. */
export const home: Landing = {
  path: { en: '/en', de: '/de' },
  sections: [
    { kind: 'hero', scene: 'horizon', ...heroTexts('home'), hasExperiments: true },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.lowCosts',
        'infoPanel.fees',
        'infoPanel.start',
        'infoPanel.etfs',
        'infoPanel.tax',
        'infoPanel.digital',
      ],
    },
    {
      kind: 'pensionGap',
      person: { age: 35, grossMonthlyIncome: 4_000, existingCapital: 0, childless: false },
      ...gapTexts('home'),
    },
    { kind: 'howItWorks' },
    { kind: 'personas' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    { kind: 'comparison' },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'faq', first: ['tax', 'risk', 'insolvency'], count: 3 },
  ],
};
