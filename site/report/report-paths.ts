import { createRecord } from '../../lib/objects.ts';
import { LOCALES, type Localized } from '../i18n/locales.ts';

/**
 * The report as a page: `/{locale}/performance.ap`. Apart from its content, because Vike reads the
 * routes where it cannot read JSON, and the figures of the content are there.
 */
export const REPORT_PATHS: Localized = createRecord(
  LOCALES,
  (locale) => `/${locale}/performance.ap`,
);
