import { useMemo } from 'react';
import type { DecimalNotationProps } from './field-props.ts';
import { createNotation, type NumberNotation } from './typed-number/number-notation.ts';

/** How a field writes and reads numbers, without a word about it in German, and its other props. */
export function useNotation<Props extends DecimalNotationProps>(props: Props) {
  const { locale, currency, format, formatTyped = String, parse, ...others } = props;
  const notation: NumberNotation = useMemo(
    () => (format && parse ? { format, formatTyped, parse } : createNotation({ locale, currency })),
    [locale, currency, format, formatTyped, parse],
  );
  return [notation, others] as const;
}
