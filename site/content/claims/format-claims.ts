import { keysOf } from '../../../lib/objects.ts';
import { toRate } from '../../../lib/rates.ts';
import { bindSpaces } from '../../i18n/bind-spaces.ts';
import { formatEuro, formatPercent, formatPercentRange, formatRate } from '../../i18n/format.ts';
import { formatDay } from '../../i18n/format-day.ts';
import type { Locale } from '../../i18n/locales.ts';
import { PORTFOLIO_KEYS } from '../portfolios.ts';
import type { Claim } from '../schemas.ts';
import { type ClaimId, claims, outOfDateMarks } from './claims.ts';
import { outOfDate } from './out-of-date.ts';

/**
 * The figures of the claims ledger as people read them, by the id of their claim, and what follows
 * from them. Any text of a page may name one, as in `{minimumContribution}`.
 */
export function formatClaims(locale: Locale): Record<string, string> {
  const etfCosts = PORTFOLIO_KEYS.map((key) => claims[`etfCost.${key}`].value);
  return {
    ...Object.fromEntries(
      keysOf(claims)
        .filter(isNameable)
        .map((id) => [id, formatClaim(id, locale)]),
    ),
    etfCostRange: formatPercentRange([Math.min(...etfCosts), Math.max(...etfCosts)], 2),
    /** The last age at which a contract reaches its years before retirement. */
    latestStartAge: String(claims.standardRetirementAge.value - claims.halfTaxedAfterYears.value),
    /** The day of the law that texts name. */
    lawAsOf: formatAsOf('flatTax', locale),
  };
}

/** The day of a claim as people write it, marked where the claim is out of date. */
export function formatAsOf(id: ClaimId, locale: Locale): string {
  const day = formatDay(claims[id].asOf, locale);
  return outOfDate.has(id) ? outOfDateMarks.day[locale].replace('{day}', day) : day;
}

/**
 * A claim as people read it. Words that are out of date are followed by their day; a figure stands in the
 * middle of a sentence and has no room for it.
 */
export function formatClaim(id: ClaimId, locale: Locale): string {
  const { value, unit }: Claim = claims[id];
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberOf(value, unit, locale);
  if (!('en' in value)) return formatPercentRange(value, 2);
  const statement = bindSpaces(value[locale]);
  if (!outOfDate.has(id)) return statement;
  return outOfDateMarks.statement[locale]
    .replace('{statement}', () => statement)
    .replace('{day}', formatDay(claims[id].asOf, locale));
}

/** The name of a value in ICU syntax has no dot. */
function isNameable(id: ClaimId): boolean {
  return !id.includes('.');
}

function numberOf(value: number, unit: Claim['unit'], locale: Locale): string {
  switch (unit) {
    case 'percent':
      return formatRate(toRate(value));
    case 'percentPerYear':
      return formatPercent(toRate(value), { digits: 2 });
    case 'euro':
    case 'euroPerMonth':
      return formatEuro(value);
    default:
      return value.toLocaleString(locale);
  }
}
