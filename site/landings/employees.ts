import { personaLanding } from './persona-landing.ts';

/** For people with a salary and a statutory pension: what of it is left after deductions. */
export const employees = personaLanding('employees', {
  path: {
    en: '/en/private-pension-plan-for-employees.lp',
    de: '/de/private-altersvorsorge-angestellte.lp',
  },
  scene: 'desk',
  sections: ['hero', 'infoPanel', 'pensionGap', 'cases', 'argument', 'comparison', 'faq'],
  bullets: [
    'infoPanel.lowCosts',
    'infoPanel.tax',
    'infoPanel.start',
    'infoPanel.fees',
    'infoPanel.etfs',
    'infoPanel.digital',
  ],
  person: { age: 38, grossMonthlyIncome: 4_200, existingCapital: 5_000, childless: true },
  inputs: {
    monthlyContribution: 250,
    oneTimeContribution: 5_000,
    annualIncrement: 3,
  },
  cases: { vary: 'grossMonthlyIncome', values: [2_500, 4_200, 6_000, 9_000], shows: 'gap' },
  faq: ['employees', 'gap', 'start'],
});
