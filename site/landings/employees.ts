import { personas } from '../content/personas.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, heroTexts } from './texts.ts';

/** For people with a salary and a statutory pension: what of it is left after deductions. */
export const employees: Landing = {
  path: personas.employees.path,
  sections: [
    { kind: 'hero', scene: personas.employees.scene, ...heroTexts('employees') },
    { kind: 'argument', ...argumentTexts('employees') },
    {
      kind: 'infoPanel',
      bullets: [
        'infoPanel.lowCosts',
        'infoPanel.tax',
        'infoPanel.start',
        'infoPanel.fees',
        'infoPanel.etfs',
        'infoPanel.digital',
      ],
    },
    { kind: 'pensionGap', age: 38, grossMonthlyIncome: 4_200 },
    { kind: 'howItWorks' },
    { kind: 'portfolios' },
    { kind: 'performance' },
    {
      kind: 'comparison',
      inputs: {
        monthlyContribution: 250,
        age: 38,
        oneTimeContribution: 5_000,
        annualIncrement: 3,
      },
    },
    { kind: 'costs' },
    { kind: 'reviews' },
    { kind: 'personas', omit: 'employees' },
    { kind: 'faq', first: ['employees', 'gap', 'tax', 'cost', 'pause'] },
  ],
};
