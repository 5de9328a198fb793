import { personaLanding } from './persona-landing.ts';

/** For people without an employer, many of them without a statutory pension. */
export const selfEmployed = personaLanding('selfEmployed', {
  path: {
    en: '/en/private-pension-plan-for-self-employed.lp',
    de: '/de/private-altersvorsorge-selbststandige.lp',
  },
  scene: 'shop',
  sections: ['hero', 'infoPanel', 'pensionGap', 'cases', 'argument', 'comparison', 'faq'],
  bullets: [
    'infoPanel.start',
    'infoPanel.fees',
    'infoPanel.tax',
    'infoPanel.digital',
    'infoPanel.lowCosts',
    'infoPanel.etfs',
  ],
  person: { age: 40, grossMonthlyIncome: 4_500, existingCapital: 20_000, contributionYears: 0 },
  inputs: {
    monthlyContribution: 400,
    oneTimeContribution: 20_000,
    annualIncrement: 3,
  },
  cases: { vary: 'contributionYears', values: [0, 5, 15, 30], shows: 'gap' },
  faq: ['selfEmployed', 'death', 'start'],
});
