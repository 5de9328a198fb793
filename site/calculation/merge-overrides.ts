import { isRecord } from '../../lib/objects.ts';
import type { AssumptionOverrides } from './assumptions.ts';

/** Several sets of overrides as one; the later wins wherever two name the same number. */
export function mergeOverrides(...sets: readonly AssumptionOverrides[]): AssumptionOverrides {
  return sets.reduce((merged, set) => merge(merged, set) as AssumptionOverrides, {});
}

/** Objects merge, everything else replaces; `undefined` leaves the base. */
export function merge(base: unknown, override: unknown): unknown {
  if (override === undefined) return base;
  if (!isRecord(base) || !isRecord(override)) return override;
  const merged = { ...base };
  for (const [key, value] of Object.entries(override)) merged[key] = merge(base[key], value);
  return merged;
}
