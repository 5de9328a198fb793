import type { Plugin } from 'vite';
import type { Brand } from '../../../tokens/index.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import { readAllReviews } from '../review-widget/read-reviews.ts';
import { fetchQuestions, type ServedQuestion } from './questions.ts';
import type { ServiceSettings } from './settings.ts';

/** The questions of a language as the content service has them. */
export interface ServedQuestions {
  /** On the page with all questions. */
  page: readonly ServedQuestion[];
  /** On landings. */
  landing: readonly ServedQuestion[];
}

interface Source {
  brand: Brand;
  /** Left out: the content in this repository. */
  service?: ServiceSettings | undefined;
}

const MODULE = 'virtual:content';
const RESOLVED = `\0${MODULE}`;

/** Serves `virtual:content`: what a build takes from outside, fetched once and clean. */
export function contentPlugin(source?: Source): Plugin {
  return {
    name: 'fernblick:content',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const questions = source?.service
        ? await questionsOf(source.brand, source.service, (line) => this.warn(line)).catch(
            // The message alone: a stack of this machine's paths helps nobody.
            (error: Error) =>
              this.error(`${error.message.replace(/\.?$/, '.')} ${adviseOn(source.service)}`),
          )
        : null;
      const reviews = readAllReviews((line) => this.warn(line));
      return [
        `export const servedQuestions = ${JSON.stringify(questions)};`,
        `export const reviews = ${JSON.stringify(reviews)};`,
      ].join('\n');
    },
  };
}

/** Without the path and the query of the address, which may be secret. */
function adviseOn(service: ServiceSettings | undefined): string {
  return `CONTENT_API_URL names ${service?.url.origin}; without it a build takes the content of this repository.`;
}

/** `seo_faqs` by the product's name for the FAQ page, `faqs` by `landingPage` for landings. */
async function questionsOf(brand: Brand, service: ServiceSettings, warn: (line: string) => void) {
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
