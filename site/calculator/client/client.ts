import type {
  AssumptionOverrides,
  BreakEven,
  ByProvider,
  CalculationOutput,
  Competitor,
  Inputs,
  OutcomesResult,
  PRESETS,
  ProjectionPoint,
} from '../../calculation/index.ts';

/** The competitor of our product: investing directly, or the pension of another provider. */
export type ComparisonType = 'OWN_INVESTMENT' | 'OTHER_INVESTMENT';

/** The provider that each comparison sets beside our product. */
export const COMPETITOR: Readonly<Record<ComparisonType, Competitor>> = {
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
    /** The year of the payout. */
    year: number;
    net: ByProvider<number>;
    /** The worth of a euro at that age in today's money. */
    realFactor: number;
    /** How likely the money is taken then: 0 where only the other age counts, 1 where only this one does. */
    probability: number;
    /** Our gain if the money is taken then. */
    gains: Readonly<Record<ComparisonType, number>>;
  }[];
  /**
   * Our contract paid for life from the regular age on; `null` where the money is taken earlier for
   * certain, and where only the table is calculated.
   */
  pension: PensionForLife | null;
  /**
   * Our gain under every set of assumptions, in fractions of the yearly return, the payouts weighted by
   * their probability; `null` where only one set is known.
   */
  gains: ByPreset | null;
  /** How many euros more we leave at the first possible age of the payout, under every set: as the rounded amounts say it. */
  differences: ByPreset | null;
  /** `null` where only the table is calculated. */
  growth: Growth | null;
}

/** A pension for life from our contract, after tax. */
export interface PensionForLife {
  /** Euros a month. */
  netMonthly: number;
  /** The age at which its payments add up to the lump sum after tax; `null` if they never do. */
  breakEvenAge: number | null;
  /** The age at which they have bought as much as the lump sum would have bought at once. */
  realBreakEvenAge: number | null;
}

/** Euros at every birthday from one age to the last payout that may happen: paid in so far, and left if it ended then. */
interface Growth {
  from: number;
  euros: Readonly<Record<GrowthLine, readonly number[]>>;
}

export type GrowthLine = Exclude<keyof ProjectionPoint, 'age'>;

/** The part of an answer that every client knows. */
export function keepTable({
  calculationOutput,
}: Pick<CalculationAnswer, 'calculationOutput'>): CalculationAnswer {
  return {
    calculationOutput,
    payouts: [],
    pension: null,
    gains: null,
    differences: null,
    growth: null,
  };
}

/** A figure under every set of assumptions, beside each way that we are compared with. */
export type ByPreset = Readonly<Record<PresetName, Readonly<Record<ComparisonType, number>>>>;

/** The payouts that may happen, the regular one first. */
export function listPossiblePayouts({ payouts }: Pick<CalculationAnswer, 'payouts'>) {
  return payouts.filter(({ probability }) => probability > 0);
}

/** Our gain over what we are compared with, a fraction of the yearly return. */
export function getGain(output: AnswerValues, comparisonType: ComparisonType): number {
  return output[GAINS[comparisonType]].value;
}

const GAINS = {
  OWN_INVESTMENT: 'gainComparedDirectinvest',
  OTHER_INVESTMENT: 'gainComparedOtherbroker',
} as const satisfies Record<ComparisonType, keyof AnswerValues>;

/**
 * Where the comparison is calculated: in the browser, or by a service behind an address. Every answer
 * is rejected when there is none, or when `signal` cancels it.
 */
export interface CalculationClient {
  /**
   * It calculates the table under the published assumptions and nothing else. The page then offers
   * nothing more and says so.
   */
  readonly tableOnly: boolean;
  /** Loads a calculation that answers at once, where there is one: changes then show while they are made. */
  load?(): Promise<(request: CalculationRequest) => CalculationAnswer>;
  calculate(request: CalculationRequest, signal: AbortSignal): Promise<CalculationAnswer>;
  /** The break-even of every variable that the comparison depends on. */
  findBreakEvens(request: CalculationRequest, signal: AbortSignal): Promise<readonly BreakEven[]>;
  /**
   * Sends a plan through many random markets.
   * @param onProgress called now and then with the fraction that is done
   */
  simulate(
    request: CalculationRequest,
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<OutcomesResult>;
}
