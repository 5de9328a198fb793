import type { Brand } from '../../../tokens/index.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import { fetchQuestions, type ServedQuestion } from './questions.ts';
import type { ServiceSettings } from './settings.ts';

/** The questions of a language as the content service has them. */
export interface ServedQuestions {
  /** On the page with all questions. */
  page: readonly ServedQuestion[];
  /** On landings. */
  landing: readonly ServedQuestion[];
}

/**
 * The questions of every language: `seo_faqs` by the product's name for the FAQ page, `faqs` by
 * `landingPage` for landings.
 * @param warn takes one line for each entry that is left out or loses a part of its meaning
 * @throws naming the query when the service fails
 */
export async function fetchServedQuestions(
  brand: Brand,
  service: ServiceSettings,
  warn: (line: string) => void,
) {
  const languages = LOCALES.map(async (locale) => {
    const tag = brands[brand].product[locale];
    const [page, landing] = await Promise.all([
      fetchQuestions(service, { query: 'seo_faqs', tag, locale }, warn),
      fetchQuestions(service, { query: 'faqs', tag: 'landingPage', locale }, warn),
    ]);
    return [locale, { page, landing } satisfies ServedQuestions] as const;
  });
  return Object.fromEntries(await Promise.all(languages));
}
