import type { Assumptions } from '../../../calculation/index.ts';
import { CUSTOM_KEYS, type CustomKey, type CustomValues, readPlain } from './assumption-table.ts';

interface Change {
  key: CustomKey;
  value: number;
  /** The published value; `null` where there is none. */
  usual: number | null;
}

/** The assumptions whose values differ from the published ones, by the preset or by the visitor. */
export function findChanges(
  custom: CustomValues,
  base: Assumptions,
  published: Assumptions,
): Change[] {
  return CUSTOM_KEYS.flatMap((key) => {
    const value = custom[key] ?? readPlain(key, base);
    const usual = readPlain(key, published);
    return value === null || value === usual ? [] : [{ key, value, usual }];
  });
}
