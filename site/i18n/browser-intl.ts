import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import type { createIntl as createWholeIntl } from 'react-intl';

type Config = Parameters<typeof createWholeIntl>[0];

/**
 * Stands for `react-intl` in the browser's build: the part of `createIntl` that our islands use. The
 * whole brings the formats of dates, lists, durations and relative times along.
 */
export function createIntl(config: Config) {
  const formatters = createFormatters();
  const resolved = { ...DEFAULT_INTL_CONFIG, ...config };
  return { formatters, formatMessage: formatMessage.bind(null, resolved, formatters) };
}
