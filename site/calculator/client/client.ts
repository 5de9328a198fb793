import type {
  AssumptionOverrides,
  ByGroup,
  CalculationOutput,
  Inputs,
  PRESETS,
  Rival,
} from '../../calculation/index.ts';

/** What our product is compared with: investing directly, or the pension of another provider. */
export type ComparisonType = 'OWN_INVESTMENT' | 'OTHER_INVESTMENT';

/** The provider that each comparison sets beside our product. */
export const COMPARED_GROUP: Readonly<Record<ComparisonType, Rival>> = {
  OWN_INVESTMENT: 'directinvest',
  OTHER_INVESTMENT: 'otherbroker',
};

/** A named set of assumptions that the page offers. */
export type PresetName = keyof typeof PRESETS;

export interface CalculationRequest {
  inputs: Inputs;
  comparisonType: ComparisonType;
  preset: PresetName;
  /** The visitor's own assumptions, which go before those of the preset. */
  overrides?: AssumptionOverrides;
}

/** The values of a result, which the page formats itself. */
export type AnswerValues = Readonly<Record<keyof CalculationOutput, { readonly value: number }>>;

/** The part of a result that the page shows. */
export interface CalculationAnswer {
  calculationOutput: AnswerValues;
  /**
   * Euros that are left after all costs and taxes at each age at which the money may be taken, the
   * regular one first. They are never added up: amounts due at different ages are not comparable.
   * Empty where only the table is calculated.
   */
  payouts: readonly {
    age: number;
    net: ByGroup<number>;
    /** What a euro at that age is worth in today's money. */
    realFactor: number;
  }[];
  /** Fractions of the yearly return; `null` where only one set of assumptions is known. */
  gains: PresetGains | null;
}

/** Our gain under every set of assumptions over each way that we are compared with. */
export type PresetGains = Readonly<Record<PresetName, Readonly<Record<ComparisonType, number>>>>;

/** Our gain over what we are compared with, a fraction of the yearly return. */
export function gainOf(output: AnswerValues, comparisonType: ComparisonType): number {
  return output[GAINS[comparisonType]].value;
}

const GAINS = {
  OWN_INVESTMENT: 'gainComparedDirectinvest',
  OTHER_INVESTMENT: 'gainComparedOtherbroker',
} as const satisfies Record<ComparisonType, keyof AnswerValues>;

/** Where the comparison is calculated: in the browser, or by a service behind an address. */
export interface CalculationClient {
  /**
   * Calculates with any assumptions and knows more than the table: payouts, the gain under every
   * preset, flip points. Without this the page offers none of them and says so.
   */
  readonly takesAssumptions: boolean;
  /**
   * @throws when there is no answer, or when `signal` cancels it
   */
  calculate(request: CalculationRequest, signal: AbortSignal): Promise<CalculationAnswer>;
}

/**
 * Calculates in the browser; nothing leaves it. The engine is fetched with the first question. The
 * comparison type does not change the numbers: an answer holds all of them.
 */
export const engineClient: CalculationClient = {
  takesAssumptions: true,
  async calculate(request, signal) {
    const { answerOf } = await import('./answer.ts');
    // Lets the page show that it is at work before the engine takes the thread.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    return answerOf(request);
  },
};
