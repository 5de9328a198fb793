import { personaLanding } from './persona-landing.ts';

/** For people who know ETFs and want to see the sums, also when their own depot wins. */
export const etfInvestors = personaLanding('etfInvestors', {
  path: {
    en: '/en/private-pension-plan-for-etf-investors.lp',
    de: '/de/private-altersvorsorge-etf-investoren.lp',
  },
  scene: 'chart',
  sections: ['hero', 'infoPanel', 'argument', 'comparison', 'pensionGap', 'cases', 'faq'],
  bullets: [
    'infoPanel.tax',
    'infoPanel.etfs',
    'infoPanel.fees',
    'infoPanel.start',
    'infoPanel.digital',
    'infoPanel.worldwide',
  ],
  person: { age: 30, grossMonthlyIncome: 4_800, existingCapital: 25_000, childless: true },
  drawing: 'payoutTax',
  inputs: {
    monthlyContribution: 500,
    oneTimeContribution: 25_000,
    portfolioRebalancing: 10,
  },
  cases: { vary: 'existingCapital', values: [0, 25_000, 50_000, 100_000], shows: 'saving' },
  faq: ['esg', 'gap', 'death'],
});
