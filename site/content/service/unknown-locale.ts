import { ClientError } from 'graphql-request';
import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import type { Operation } from './operation.ts';

/** Whether the content service refused a locale: Contentful answers `UNKNOWN_LOCALE`, others say it in words. */
export function isAboutLocale(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  const { status, errors = [] } = error.response;
  return status < 500 && /locale/i.test(JSON.stringify(errors));
}

/** Asks for an entry without a locale: it comes in the space's default one. */
export const DEFAULT_LOCALE: Operation = {
  name: 'locale',
  document: 'query locale { entries: faqCollection(limit: 1) { items { sys { locale } } } }',
  variables: {},
};

/** The default locale of a space in the answer to that question. */
export function readDefaultLocale(answer: unknown): string | undefined {
  return answerSchema.safeParse(answer).data?.entries.items[0]?.sys.locale;
}

const answerSchema = z.object({
  entries: z.object({ items: z.array(z.object({ sys: z.object({ locale: z.string() }) })) }),
});

/** What to do when a space calls our languages otherwise. */
export function adviseOnLocale(
  { variables }: Operation,
  defaultLocale: string | undefined,
): string {
  const asked = variables.locale ?? LOCALES.join('" or "');
  const own = defaultLocale ? `: its default is "${defaultLocale}"` : '';
  return `The space has no locale "${asked}"${own}. Look up what it has under Settings > Locales, and say what it calls our languages: CONTENT_API_LOCALES=en=en-US,de=de-DE.`;
}
