import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people who work less while their children are small: small amounts, early. */
export const parents: Landing = {
  path: personas.parents.path,
  sections: [
    { kind: 'hero', scene: personas.parents.scene, ...heroTexts('parents') },
    { kind: 'argument', ...argumentTexts('parents') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.start',
        'infoPanel.lowCosts',
        'infoPanel.fees',
        'infoPanel.tax',
        'infoPanel.digital',
        'infoPanel.etfs',
      ],
    },
    { kind: 'pensionGap', age: 36, grossMonthlyIncome: 2_600 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 150,
        age: 36,
        oneTimeContribution: 0,
        annualIncrement: 5,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'parents' },
    { kind: 'faq', first: ['children', 'pause', 'death', 'withdrawal', 'cost'] },
  ],
};
