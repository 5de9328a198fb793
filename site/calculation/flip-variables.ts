import type { AssumptionOverrides, Assumptions } from './assumptions.ts';
import { expectedYield, type Question } from './gain.ts';
import type { Inputs } from './inputs.ts';
import type { ProviderGroup } from './provider.ts';
import { withOverrides } from './resolve-assumptions.ts';

/** One number that a gain depends on, and how far it may move. */
export interface FlipVariable {
  readonly min: number;
  readonly max: number;
  /** Only whole numbers are tried. */
  readonly whole?: boolean;
  /** The only comparison this number is for; left out: both. */
  readonly only?: ProviderGroup;
  /** The value in a question. */
  of(question: Question): number;
  /** The same question with another value. */
  changed(question: Question, value: number): Question;
}

/** All variables of docs/calculation.md, section 16: inputs, and assumptions by their path. */
export const FLIP_VARIABLES = {
  portfolioRebalancing: input('portfolioRebalancing', { min: 0, max: 100 }),
  age: input('age', { min: 22, max: 60, whole: true }),
  monthlyContribution: input('monthlyContribution', { min: 100, max: 2500 }),
  'directinvest.assetFee': {
    min: 0,
    max: 0.01,
    only: 'directinvest',
    ...assumption(
      ({ directinvest }) => directinvest.assetFee,
      (assetFee) => ({ directinvest: { assetFee } }),
    ),
  },
  'directinvest.orderFee': {
    min: 0,
    max: 0.01,
    only: 'directinvest',
    ...assumption(
      ({ directinvest }) => directinvest.orderFee,
      (orderFee) => ({ directinvest: { orderFee } }),
    ),
  },
  saversAllowance: {
    min: 0,
    max: 2000,
    ...assumption(
      ({ saversAllowance }) => saversAllowance,
      (saversAllowance) => ({ saversAllowance }),
    ),
  },
  marketReturn: {
    min: 0,
    max: 0.12,
    ...assumption(
      ({ marketReturn }) => marketReturn,
      (marketReturn) => ({ marketReturn }),
    ),
  },
  'tax.otherTaxableIncome': {
    min: 0,
    max: 120_000,
    ...assumption(
      ({ tax }) => tax.otherTaxableIncome,
      (otherTaxableIncome) => ({ tax: { otherTaxableIncome } }),
    ),
  },
  'otherbroker.effectiveCost': {
    min: 0,
    max: 0.03,
    only: 'otherbroker',
    ...assumption(
      ({ otherbroker }) => otherbroker.effectiveCost ?? 0,
      (effectiveCost) => ({ otherbroker: { effectiveCost } }),
    ),
    // Terms without an effective cost have one all the same: what they take before taxes.
    of: (question) =>
      question.assumptions.marketReturn - expectedYield('otherbroker', question, 'BrokerageFee'),
  },
  'directinvest.tech.etfCost': {
    min: -0.01,
    max: 0,
    only: 'directinvest',
    ...assumption(
      ({ directinvest }) => directinvest.tech.etfCost,
      (etfCost) => ({ directinvest: { tech: { etfCost } } }),
    ),
  },
} as const satisfies Readonly<Record<string, FlipVariable>>;

function input<Field extends keyof Inputs>(
  field: Field,
  bounds: Pick<FlipVariable, 'min' | 'max' | 'whole'>,
): FlipVariable {
  return {
    ...bounds,
    of: ({ inputs }) => inputs[field],
    changed: ({ inputs, assumptions }, value) => ({
      inputs: { ...inputs, [field]: value },
      assumptions,
    }),
  };
}

function assumption(
  of: (assumptions: Assumptions) => number,
  override: (value: number) => AssumptionOverrides,
): Pick<FlipVariable, 'of' | 'changed'> {
  return {
    of: ({ assumptions }) => of(assumptions),
    changed: ({ inputs, assumptions }, value) => ({
      inputs,
      assumptions: withOverrides(assumptions, override(value)),
    }),
  };
}
