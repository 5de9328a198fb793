import type { Measure } from '../../design-system/fields/typed-number/measure.ts';
import { parseNumber } from '../../design-system/fields/typed-number/parse-number.ts';

export type { Measure };

/**
 * For fields: in both languages numbers are written, typed and read in German notation.
 * A number of another unit or time than the field's is refused.
 */
export function createTyping(measure: Measure) {
  const parse = (text: string, step: number) => parseNumber(text, step, measure);
  return { formatTyped, parse };
}

/** A number as it is typed in German: without its unit and without separators of thousands. */
function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}
