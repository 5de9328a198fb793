import type { BrandContent } from '../content/brands/schema.ts';
import { formatClaims } from '../content/claims/format-claims.ts';
import type { Locale } from '../i18n/locales.ts';

/** What every text may name, with its value: the product, the brand and the figures of the ledger. */
export function listNames(brand: BrandContent, locale: Locale): Readonly<Record<string, string>> {
  return { ...formatClaims(locale), product: brand.product[locale], brand: brand.name };
}
