import { hasOtherUnit } from './measure.ts';
import { parseNumber } from './parse-number.ts';
import { readWritten } from './read-written.ts';

/** How numbers are written and read in a language. */
export interface NumberNotation {
  /** A value as people read and hear it, with its unit, e.g. `10.000 €`. */
  format: (value: number) => string;
  /** A value as people type it, e.g. `2,5`. */
  formatTyped: (value: number) => string;
  /**
   * Reads what was typed or pasted: `NaN` where there is no number.
   * @param step the distance of possible values; whole ones have no decimals
   */
  parse: (text: string, step: number) => number;
}

export interface NumberLanguage {
  /** A language as `Intl` names it, e.g. `en-GB`; by default `de-DE`. */
  locale?: string | undefined;
  /** A currency as ISO 4217 names it, e.g. `CHF`; its cents do not show. */
  currency?: string | undefined;
}

/**
 * The notation of a language, with decimals as they come. What is typed in that of another is read, too,
 * where it cannot mean another number: «1.234,50» is the same in German and English, «1.125» is not. With a
 * currency, percent and other currencies are refused.
 */
export function createNotation({ locale = 'de-DE', currency }: NumberLanguage): NumberNotation {
  const money = currency && ({ style: 'currency', currency } as const);
  const written = new Intl.NumberFormat(locale, {
    maximumFractionDigits: currency ? 0 : MOST_DECIMALS,
    ...money,
  });
  const typed = new Intl.NumberFormat(locale, {
    maximumFractionDigits: MOST_DECIMALS,
    useGrouping: false,
    numberingSystem: 'latn',
  });
  const hasPoint = typed.format(0.5).includes('.');
  const signs = written.format(0) + (currency ? getShortSign(currency) : '');
  return {
    format: written.format,
    formatTyped: typed.format,
    parse: (text, step) => {
      if (currency && hasOtherUnit(text, currency, signs)) return Number.NaN;
      const value = parseNumber(hasPoint ? swapSeparators(text) : text, step);
      return Number.isNaN(value) ? readWritten(text, locale, money ? [money, {}] : [{}]) : value;
    },
  };
}

/** What a number of floating point keeps. */
const MOST_DECIMALS = 15;

function getShortSign(currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en', style).format(0);
}

/** Commas for points and points for commas, where they belong to a number. */
function swapSeparators(text: string): string {
  return text.replace(/(?<=\d|^|[\s\p{Sc}+−-])[.,](?=\d)/gu, (sign) => (sign === '.' ? ',' : '.'));
}
