import { personaLanding } from './persona-landing.ts';

/** For people who may retire in another country, where other tax law applies. */
export const expats = personaLanding('expats', {
  path: {
    en: '/en/private-pension-plan-for-expats.lp',
    de: '/de/private-altersvorsorge-expats.lp',
  },
  scene: 'suitcase',
  sections: ['hero', 'infoPanel', 'argument', 'cases', 'pensionGap', 'comparison', 'faq'],
  bullets: [
    'infoPanel.worldwide',
    'infoPanel.digital',
    'infoPanel.start',
    'infoPanel.fees',
    'infoPanel.etfs',
    'infoPanel.tax',
  ],
  person: { age: 32, grossMonthlyIncome: 5_200, existingCapital: 5_000, contributionYears: 15 },
  inputs: {
    monthlyContribution: 350,
    oneTimeContribution: 5_000,
  },
  cases: { vary: 'contributionYears', values: [5, 15, 25, 35], shows: 'gap' },
  faq: ['abroad', 'start', 'death'],
});
