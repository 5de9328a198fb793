import { type IntlShape, useIntl } from 'react-intl';
import type { BrandContent } from './content/brands/schema.ts';
import type { Locale } from './locales.ts';
import type { MessageId } from './messages/index.ts';
import { useSite } from './SiteProvider.tsx';

/** Looks a message up and fills it in: `t(id, values?)`. */
export type TextLookup = (id: MessageId, values?: Record<string, string | number>) => string;

/**
 * Returns `t(id, values?)`, which looks a message up in the page's language. `{product}` and
 * `{brand}` are filled in everywhere (requirements row 152).
 */
export function useText(): TextLookup {
  const { brand, locale } = useSite();
  return textLookup(useIntl(), brand, locale);
}

/** The same for what is written outside React: see `site/rendering/page-text.ts`. */
export function textLookup(intl: IntlShape, brand: BrandContent, locale: Locale): TextLookup {
  const names = { product: brand.product[locale], brand: brand.name };
  return (id, values) => String(intl.formatMessage({ id }, { ...names, ...values }));
}
