import type { Competitor } from './account.ts';
import type { AssumptionPath } from './assumptions.ts';
import type { Bounds } from './bounds.ts';
import { expectedYield, type Question } from './gain.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { assumptionAt, overrideAt, withOverrides } from './resolve-assumptions.ts';

/** The numbers that a gain depends on and how far each may move (docs/calculation.md, section 16). */
export const BREAK_EVEN_VARIABLES = {
  portfolioRebalancing: { min: 0, max: 100 },
  age: { min: 22, max: 60, whole: true },
  monthlyContribution: { min: 100, max: 2500 },
  'directinvest.assetFee': { min: 0, max: 0.01 },
  'directinvest.orderFee': { min: 0, max: 0.01 },
  saversAllowance: { min: 0, max: 2000 },
  marketReturn: { min: 0, max: 0.12 },
  'tax.otherTaxableIncome': { min: 0, max: 120_000 },
  'otherbroker.effectiveCost': { min: 0, max: 0.03 },
  'directinvest.tech.etfCost': { min: -0.01, max: 0 },
} as const satisfies Readonly<Partial<Record<keyof Inputs | AssumptionPath, Bounds>>>;

/** An input or the path of an assumption. */
export type BreakEvenVariable = keyof typeof BREAK_EVEN_VARIABLES;

/** Whether a comparison depends on a variable: the terms of one competitor leave the other alone. */
export function isRelevant(variable: BreakEvenVariable, against: Competitor): boolean {
  const [group] = variable.split('.');
  return group === against || (group !== 'directinvest' && group !== 'otherbroker');
}

/** The value of a variable in a question. */
export function presentValue(variable: BreakEvenVariable, question: Question): number {
  const { inputs, assumptions } = question;
  if (isInput(variable)) return inputs[variable];
  // Terms without an effective cost have one all the same: what they take before taxes.
  if (variable === 'otherbroker.effectiveCost')
    return assumptions.marketReturn - expectedYield('otherbroker', question, 'BrokerageFee');
  return assumptionAt(variable, assumptions) ?? 0;
}

/** The same question with another value of a variable. */
export function withValue(
  variable: BreakEvenVariable,
  value: number,
  { inputs, assumptions }: Question,
): Question {
  return isInput(variable)
    ? { inputs: { ...inputs, [variable]: value }, assumptions }
    : { inputs, assumptions: withOverrides(assumptions, overrideAt(variable, value)) };
}

function isInput(variable: BreakEvenVariable): variable is BreakEvenVariable & keyof Inputs {
  return variable in INPUT_BOUNDS;
}
