import type { Localized } from '../i18n/locales.ts';

/**
 * The report as a page: `/{locale}/performance.ap`. Apart from its content, because Vike reads the
 * routes where it cannot read JSON, and the figures of the content are there.
 */
export const REPORT_PATHS: Localized = { en: '/en/performance.ap', de: '/de/performance.ap' };
