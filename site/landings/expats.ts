import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people who may retire in another country, where other tax law applies. */
export const expats: Landing = {
  path: personas.expats.path,
  sections: [
    { kind: 'hero', scene: personas.expats.scene, ...heroTexts('expats') },
    { kind: 'argument', ...argumentTexts('expats') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.worldwide',
        'infoPanel.digital',
        'infoPanel.start',
        'infoPanel.fees',
        'infoPanel.etfs',
        'infoPanel.tax',
      ],
    },
    { kind: 'pensionGap', age: 32, grossMonthlyIncome: 5_200 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 350,
        age: 32,
        oneTimeContribution: 5_000,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'expats' },
    { kind: 'faq', first: ['abroad', 'withdrawal', 'tax', 'pause', 'start'] },
  ],
};
