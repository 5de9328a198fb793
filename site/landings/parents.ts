import { personaLanding } from './persona-landing.ts';

/** For people who work less while their children are small: small amounts, early. */
export const parents = personaLanding('parents', {
  path: {
    en: '/en/private-pension-plan-for-parents.lp',
    de: '/de/private-altersvorsorge-eltern.lp',
  },
  scene: 'swing',
  sections: ['hero', 'infoPanel', 'argument', 'comparison', 'pensionGap', 'cases', 'faq'],
  bullets: [
    'infoPanel.start',
    'infoPanel.lowCosts',
    'infoPanel.fees',
    'infoPanel.tax',
    'infoPanel.digital',
    'infoPanel.etfs',
  ],
  person: {
    age: 36,
    grossMonthlyIncome: 3_600,
    existingCapital: 0,
    children: 2,
    partTimeYears: 12,
  },
  inputs: {
    monthlyContribution: 150,
    oneTimeContribution: 0,
    annualIncrement: 5,
  },
  cases: { vary: 'partTimeYears', values: [0, 6, 12, 24], shows: 'gap' },
  faq: ['children', 'death', 'start'],
});
