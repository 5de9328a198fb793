import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people without an employer, many of them without a statutory pension. */
export const selfEmployed: Landing = {
  path: personas.selfEmployed.path,
  sections: [
    { kind: 'hero', scene: personas.selfEmployed.scene, ...heroTexts('selfEmployed') },
    { kind: 'argument', ...argumentTexts('selfEmployed') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.start',
        'infoPanel.fees',
        'infoPanel.tax',
        'infoPanel.digital',
        'infoPanel.lowCosts',
        'infoPanel.etfs',
      ],
    },
    { kind: 'pensionGap', age: 40, grossMonthlyIncome: 4_500 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 400,
        age: 40,
        oneTimeContribution: 20_000,
        annualIncrement: 3,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'selfEmployed' },
    { kind: 'faq', first: ['selfEmployed', 'pause', 'withdrawal', 'tax', 'cost'] },
  ],
};
