import type { TokenNormalized } from '@terrazzo/parser';
import { isRecord, mapValues } from '../lib/objects.ts';

/**
 * A token with its lengths in px and its durations in ms, however its file writes them, so that the
 * theme, the catalogue, CSS and what drawing programs import say the same.
 */
export function convertUnits<Token extends TokenNormalized>(token: Token): Token {
  return { ...token, $value: convertValue(token.$value) };
}

/** A value of any type, also a whole file, with its lengths in px and its durations in ms. */
export function convertValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertValue);
  if (!isRecord(value)) return value;
  const unit = UNITS[String(value.unit)];
  if (!unit) return mapValues(value, convertValue);
  // Without the noise of binary fractions: 0.35 s are 350 ms.
  const converted = Number((Number(value.value) * unit.factor).toPrecision(12));
  return { ...value, value: converted, unit: unit.name };
}

/** Units that the theme has no use for. A rem is the browser's default size of text. */
const UNITS: Readonly<Record<string, { name: string; factor: number }>> = {
  rem: { name: 'px', factor: 16 },
  s: { name: 'ms', factor: 1000 },
};
