import { brands } from '../../../site/content/brands/index.ts';
import { legalFields } from '../../../site/content/brands/legal.ts';
import { claims } from '../../../site/content/claims/claims.ts';
import { listDocumentFacts } from '../../../site/content/documents/facts.ts';
import { PORTFOLIO_KEYS, portfolios } from '../../../site/content/portfolios.ts';
import { readAllReviews } from '../../../site/content/review-widget/read-reviews.ts';
import type { Claim } from '../../../site/content/schemas.ts';
import { bindSpaces } from '../../../site/i18n/bind-spaces.ts';
import { formatDay } from '../../../site/i18n/format-day.ts';
import { LANGUAGES } from '../../../site/i18n/locales.ts';
import type { Brand } from '../../../tokens/index.ts';

/**
 * Words that an English page of a brand may have although no message has them: names, and
 * content that has both languages itself. The longest come first, so that none is cut by a part of it.
 */
export function listOtherTexts(brand: Brand): string[] {
  return Object.values(SOURCES)
    .flatMap((texts) => texts(brand))
    .toSorted((a, b) => b.length - a.length);
}

const SOURCES: Readonly<Record<string, (brand: Brand) => readonly string[]>> = {
  brand: (brand) => [brands[brand].product.en, brands[brand].name],
  legal: (brand) => Object.values(listDocumentFacts(legalFields[brand], 'en')),
  languages: () => Object.values(LANGUAGES).map(({ name }) => name),
  currencies: () => PORTFOLIO_KEYS.map((key) => portfolios[key].currency),
  /** Large numbers in messages are written in words. */
  numbers: () => ['million'],
  claims: (brand) => Object.values<Claim>(claims).flatMap((one) => textsOfClaim(one, brand)),
  /** Clients' own words. */
  reviews: (brand) =>
    (readAllReviews(() => {})[brands[brand].reviewWidget]?.en ?? []).flatMap(
      ({ text, author, date }) => [text, author, formatDay(date, 'en')],
    ),
};

function textsOfClaim({ value, note, source, asOf }: Claim, brand: Brand): string[] {
  const words = typeof value === 'object' && 'en' in value ? value.en : value;
  return [
    ...[typeof words === 'string' ? words : '', note.en].filter(Boolean).map(bindSpaces),
    bindSpaces(source.title.en.replace('{brand}', brands[brand].name)),
    formatDay(asOf, 'en'),
  ];
}
