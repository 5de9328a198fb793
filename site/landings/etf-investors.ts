import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people who know ETFs and want to see the sums, also when their own depot wins. */
export const etfInvestors: Landing = {
  path: personas.etfInvestors.path,
  sections: [
    { kind: 'hero', scene: personas.etfInvestors.scene, ...heroTexts('etfInvestors') },
    { kind: 'argument', ...argumentTexts('etfInvestors') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.tax',
        'infoPanel.etfs',
        'infoPanel.fees',
        'infoPanel.start',
        'infoPanel.digital',
        'infoPanel.worldwide',
      ],
    },
    { kind: 'pensionGap', age: 30, grossMonthlyIncome: 4_800 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 500,
        age: 30,
        oneTimeContribution: 25_000,
        portfolioRebalancing: 10,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'etfInvestors' },
    { kind: 'faq', first: ['depot', 'tax', 'cost', 'withdrawal', 'insolvency'] },
  ],
};
