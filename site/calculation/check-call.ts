import type { AssumptionOverrides, Assumptions } from './assumptions.ts';
import { type Bounds, fieldErrors, type Rejection } from './bounds.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

/** The assumptions to calculate with, and what forbids to calculate at all. */
export interface CheckedCall<Field extends string> extends Rejection<Field> {
  readonly assumptions: Assumptions;
}

/**
 * Checks inputs of any type against their table and resolves the assumptions. Errors come in
 * table order, those of assumptions last. An age must leave a year until retirement.
 */
export function checkCall<Field extends string>(
  table: Readonly<Record<Field | 'age', Bounds>>,
  inputs: unknown,
  overrides: AssumptionOverrides | undefined,
): CheckedCall<Field | 'age'> {
  const { assumptions, errors } = resolveAssumptions(overrides);
  const knowsRetirement = !errors.some(({ field }) => field === 'assumptions.retirementAge');
  const latestAge = knowsRetirement ? assumptions.retirementAge - 1 : table.age.max;
  const age = { ...table.age, max: Math.min(table.age.max, latestAge) };
  return { assumptions, errors: [...fieldErrors({ ...table, age }, inputs), ...errors] };
}
