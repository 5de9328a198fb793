import { inEachLanguage } from '../i18n/in-each-language.ts';

/**
 * The report as a page: `/{locale}/performance.ap`. Apart from its content, because Vike reads the
 * routes where it cannot read JSON, and the figures of the content are there.
 */
export const REPORT_PATHS = inEachLanguage({ en: '/en/performance.ap' });
