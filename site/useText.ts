import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from './messages/index.ts';
import { useSite } from './SiteProvider.tsx';

type Values = Parameters<IntlShape['formatMessage']>[1];

/**
 * Returns `t(id, values?)`, which looks a message up in the page's language. `{product}` and
 * `{brand}` are filled in everywhere (requirements row 152).
 */
export function useText(): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  const { brand, locale } = useSite();
  const names: Values = { product: brand.product[locale], brand: brand.name };
  return (id, values) => String(intl.formatMessage({ id }, { ...names, ...values }));
}
