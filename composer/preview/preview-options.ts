import { keysOf } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { PREVIEW_FILE } from '../api.ts';

/** The choices of a preview. */
export interface PreviewOptions {
  locale: Locale;
  brand: Brand;
}

/** The options in the query of a preview's address. */
export function parseQuery(query: string): PreviewOptions {
  const given = new URLSearchParams(query);
  return {
    locale: LOCALES.find((locale) => locale === given.get('locale')) ?? 'en',
    brand: keysOf(brandTokens).find((brand) => brand === given.get('brand')) ?? 'fernblick',
  };
}

/** The address of a preview with these options, relative to the page of the Composer. */
export function formatPreviewAddress({ locale, brand }: PreviewOptions): string {
  const query = new URLSearchParams({ locale, brand });
  return `${PREVIEW_FILE}?${query}`;
}
