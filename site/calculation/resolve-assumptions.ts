import { isRecord } from '../../lib/objects.ts';
import { type AssumptionTable, isAssumption, type Unit } from './assumption-kinds.ts';
import {
  ASSUMPTIONS,
  type AssumptionOverrides,
  type AssumptionPath,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
} from './assumptions.ts';
import { type AssumptionField, type FieldError, property, type Rejection } from './bounds.ts';

/** The defaults with the overrides merged in; trustworthy only if `errors` is empty. */
interface ResolvedAssumptions extends Rejection<AssumptionField> {
  readonly assumptions: Assumptions;
}

/** Merges overrides of any depth into the defaults and checks the outcome against the table. */
export function resolveAssumptions(overrides?: AssumptionOverrides): ResolvedAssumptions {
  const assumptions = withOverrides(DEFAULT_ASSUMPTIONS, overrides ?? {});
  return { assumptions, errors: errorsIn(ASSUMPTIONS, assumptions, 'assumptions') };
}

/** Merges overrides of any depth into assumptions without checking the outcome. */
export function withOverrides(base: Assumptions, overrides: AssumptionOverrides): Assumptions {
  return merge(base, overrides) as Assumptions;
}

/** Several sets of overrides as one; the later wins wherever two name the same number. */
export function mergeOverrides(...sets: readonly AssumptionOverrides[]): AssumptionOverrides {
  return sets.reduce((merged, set) => merge(merged, set) as AssumptionOverrides, {});
}

/** The number at a path of a set of assumptions; `null` where there is none. */
export function assumptionAt(path: AssumptionPath, assumptions: Assumptions): number | null {
  const value = path.split('.').reduce<unknown>(property, assumptions);
  return typeof value === 'number' ? value : null;
}

/** The unit of the number at a path; `undefined` where it has none. */
export function unitAt(path: AssumptionPath): Unit | undefined {
  return property(path.split('.').reduce<unknown>(property, ASSUMPTIONS), 'unit') as
    | Unit
    | undefined;
}

/** What to override for another number at a path. */
export function overrideAt(path: AssumptionPath, value: number): AssumptionOverrides {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
}

function errorsIn(
  table: AssumptionTable,
  values: unknown,
  path: 'assumptions' | AssumptionField,
): FieldError<AssumptionField>[] {
  return Object.entries(table).flatMap(([key, entry]) => {
    const [value, field] = [property(values, key), `${path}.${key}` as AssumptionField];
    return isAssumption(entry) ? entry.check(value, field) : errorsIn(entry, value, field);
  });
}

/** Objects merge, everything else replaces; `undefined` leaves the base. */
function merge(base: unknown, override: unknown): unknown {
  if (override === undefined) return base;
  if (!isRecord(base) || !isRecord(override)) return override;
  const merged = { ...base };
  for (const [key, value] of Object.entries(override)) merged[key] = merge(base[key], value);
  return merged;
}
