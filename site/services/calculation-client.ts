import type { CalculationOutput, ComparisonResult, Inputs, PRESETS } from '../calculation/index.ts';

/** What our product is compared with: investing directly, or the pension of another provider. */
export type ComparisonType = 'OWN_INVESTMENT' | 'OTHER_INVESTMENT';

/** A named set of assumptions. */
export type PresetName = keyof typeof PRESETS;

export interface CalculationRequest {
  inputs: Inputs;
  comparisonType: ComparisonType;
  preset: PresetName;
}

/** The values of a result, which the page formats itself. */
export type AnswerValues = Readonly<Record<keyof CalculationOutput, { readonly value: number }>>;

/** The part of a result that the page shows. */
export interface CalculationAnswer {
  calculationOutput: AnswerValues;
  netWealth: ComparisonResult['netWealth'];
}

/** Where the comparison is calculated: in the browser today, behind an address if need be. */
export interface CalculationClient {
  /**
   * @throws when there is no answer, or when `signal` cancels it
   */
  calculate(request: CalculationRequest, signal: AbortSignal): Promise<CalculationAnswer>;
}

/**
 * Calculates in the browser; nothing leaves it. The engine is fetched with the first question. The
 * comparison type does not change the numbers: an answer holds all of them.
 */
export const embeddedCalculation: CalculationClient = {
  async calculate({ inputs, preset }, signal) {
    const { compare, PRESETS } = await import('../calculation/index.ts');
    // Lets the page show that it is at work before the engine takes the thread.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const result = compare(inputs, PRESETS[preset]);
    if ('errors' in result) {
      throw new Error(`Cannot calculate with ${result.errors.map(({ field }) => field)}.`);
    }
    const { calculationOutput, netWealth } = result;
    return { calculationOutput, netWealth };
  },
};
