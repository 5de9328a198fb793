import { useMemo } from 'react';
import type { DecimalNotationProps } from './field-props.ts';
import { createNotation, type NumberNotation } from './typed-number/number-notation.ts';

/** How a field writes and reads numbers. Without a word about it, in German. */
export function useNotation(props: DecimalNotationProps): NumberNotation {
  const { locale, currency, format, formatTyped = String, parse } = props;
  return useMemo(
    () => (format && parse ? { format, formatTyped, parse } : createNotation({ locale, currency })),
    [locale, currency, format, formatTyped, parse],
  );
}
