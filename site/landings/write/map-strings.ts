import { isRecord } from '../../../lib/objects.ts';

/**
 * A copy of a value with another text in place of each of its strings, however deep. Its type stays,
 * because the ids of a copied landing are those of messages as soon as it is written.
 */
export function mapStrings<Value>(value: Value, map: (text: string) => string): Value;
export function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, mapStrings(inner, map)]));
}
