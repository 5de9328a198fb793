import { personaLanding } from './persona-landing.ts';

/** For people with about ten years to go: too few for half-taxed gains at 67, and the page says so. */
export const closeToRetiring = personaLanding('closeToRetiring', {
  path: {
    en: '/en/private-pension-plan-for-people-close-to-retiring.lp',
    de: '/de/private-altersvorsorge-kurz-vor-rentenbeginn.lp',
  },
  scene: 'bench',
  sections: ['hero', 'infoPanel', 'cases', 'argument', 'pensionGap', 'comparison', 'faq'],
  bullets: [
    'infoPanel.fees',
    'infoPanel.etfs',
    'infoPanel.digital',
    'infoPanel.worldwide',
    'infoPanel.start',
    'infoPanel.tax',
  ],
  person: { age: 57, grossMonthlyIncome: 4_600, existingCapital: 50_000, childless: false },
  drawing: 'payoutTax',
  inputs: {
    monthlyContribution: 500,
    oneTimeContribution: 50_000,
    annualIncrement: 0,
  },
  cases: { vary: 'age', values: [45, 50, 57, 60], shows: 'saving' },
  faq: ['closeToRetirement', 'gap', 'death'],
});
