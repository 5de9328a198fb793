import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people with about ten years to go: too few for half-taxed gains at 67, and told so. */
export const closeToRetiring: Landing = {
  path: personas.closeToRetiring.path,
  sections: [
    { kind: 'hero', scene: personas.closeToRetiring.scene, ...heroTexts('closeToRetiring') },
    { kind: 'argument', ...argumentTexts('closeToRetiring') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.fees',
        'infoPanel.etfs',
        'infoPanel.digital',
        'infoPanel.worldwide',
        'infoPanel.start',
        'infoPanel.tax',
      ],
    },
    { kind: 'pensionGap', age: 57, grossMonthlyIncome: 4_600 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 500,
        age: 57,
        oneTimeContribution: 50_000,
        annualIncrement: 0,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'closeToRetiring' },
    { kind: 'faq', first: ['closeToRetirement', 'risk', 'tax', 'withdrawal', 'cost'] },
  ],
};
