import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people with about ten years to go: too few for half-taxed gains at 67, and told so. */
export const closeToRetiring: Landing = {
  path: {
    en: '/en/private-pension-plan-for-people-close-to-retiring.lp',
    de: '/de/private-altersvorsorge-kurz-vor-rentenbeginn.lp',
  },
  sections: [
    { kind: 'hero', scene: 'bench', ...heroTexts('closeToRetiring') },
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
    { kind: 'pricing' },
    { kind: 'socialProof' },
    { kind: 'personas', omit: 'closeToRetiring' },
    { kind: 'faq', first: ['closeToRetirement', 'risk', 'tax', 'withdrawal', 'cost'] },
  ],
};
