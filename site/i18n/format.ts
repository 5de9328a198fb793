import { createIntl, type FormatNumberOptions } from 'react-intl';
import { type PercentPoints, type Rate, toRate } from '../../lib/rates.ts';
import { formatByMagnitude } from '../calculation/index.ts';

interface PercentStyle {
  /** Exactly so many decimals, as tables, prices and performance need. */
  digits?: number;
  /** At most so many decimals, for a rate as it stands in a law or a price list. */
  atMost?: number;
  /** With a plus too. What is rounded to zero has no sign. */
  signed?: boolean;
}

/**
 * A rate in per cent in German notation, in both languages: 0.2576 becomes «25,8 %». Without a number
 * of decimals it has two below 10 %, one below 100 %, else none, as the engine writes it. What is no
 * finite number becomes «Not a number».
 */
export function formatPercent(rate: Rate, style: PercentStyle = {}): string {
  if (!Number.isFinite(rate)) return 'Not a number';
  const { digits, atMost, signed = false } = style;
  if (digits !== undefined || atMost !== undefined)
    return germanNumber(rate, { format: 'percent', ...decimals(style) }, signed);
  const size = formatByMagnitude(Math.abs(rate));
  const trend = getTrend(rate);
  if (trend === 'loss') return `${MINUS}${size}`;
  return trend === 'gain' && signed ? `+${size}` : size;
}

/** A rate as a law or a price list has it: «15 %», «26,375 %». */
export function formatRate(rate: Rate): string {
  return formatPercent(rate, { atMost: 3 });
}

/**
 * A difference of rates in percentage points, without their unit: 0.0006 becomes «0,1». The rates beside
 * it have two decimals, and a difference with as many need not be that of the rounded ones.
 */
export function formatPoints(rate: Rate): string {
  return formatPercent(rate, { digits: 1 }).replace(/\u00a0%$/, '');
}

/** A range of percentages, as «7,9–8,2 %»: the unit is said once, and the dash has no spaces (Duden). */
export function formatPercentRange(
  [low, high]: readonly [PercentPoints, PercentPoints],
  digits: number,
): string {
  return `${formatNumber(low, digits)}–${formatPercent(toRate(high), { digits })}`;
}

/** Euros in German notation, in both languages: 10000 becomes «10.000 €». */
export function formatEuro(euros: number, style: Omit<PercentStyle, 'atMost'> = {}): string {
  const { digits = 0, signed = false } = style;
  return germanNumber(euros, { format: 'euro', ...decimals({ digits }) }, signed);
}

/** The difference of two amounts as `formatEuro` shows them: what a visitor gets who subtracts them. */
export function subtractShown(euros: number, others: number): number {
  return Math.round(euros) - Math.round(others);
}

/** A number in German notation whose unit stands apart from it. */
export function formatNumber(value: number, digits: number): string {
  return germanNumber(value, decimals({ digits }));
}

/** A factor as a law has it, in German notation: «0,7». */
export function formatFactor(value: number): string {
  return germanNumber(value, decimals({ atMost: 3 }));
}

/** Whether a rate, as percentages of two decimals show it, is a gain, a loss or nothing. */
export function getTrend(rate: Rate): 'gain' | 'loss' | 'zero' {
  if (Math.abs(rate) < SMALLEST_SHOWN) return 'zero';
  return rate > 0 ? 'gain' : 'loss';
}

/** The smallest value that is rounded up to 0,01 %. */
const SMALLEST_SHOWN = 0.00005;
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Minus and spaces are always the same characters. Node and browsers bring their own: without this
 * the HTML of a build and of a browser differ.
 */
function germanNumber(value: number, options: FormatNumberOptions, signed = false): string {
  // Neither keeps a sign for what is rounded to zero.
  const signDisplay = signed ? 'exceptZero' : 'negative';
  return german
    .formatNumberToParts(value, { signDisplay, ...options })
    .map(({ type, value: text }) => {
      if (type === 'minusSign') return MINUS;
      return type === 'literal' ? NO_BREAK_SPACE : text;
    })
    .join('');
}

/** Not the page's: a named format has the notation of its provider's language. */
const german = createIntl({
  locale: 'de',
  formats: {
    number: { euro: { style: 'currency', currency: 'EUR' }, percent: { style: 'percent' } },
  },
});

function decimals({ digits, atMost = digits }: PercentStyle): FormatNumberOptions {
  return {
    ...(digits !== undefined && { minimumFractionDigits: digits }),
    ...(atMost !== undefined && { maximumFractionDigits: atMost }),
  };
}
