import { isRecord } from '../../lib/objects.ts';
import { claims, outOfDateMarks } from '../../site/content/claims/claims.ts';
import { heroBullets } from '../../site/content/hero-bullets.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { landings } from '../../site/landings/index.ts';
import { listTexts } from '../../site/provider/page-texts.ts';

/**
 * Every text that we write for visitors in a language, by where it stands: messages, questions,
 * documents, landings, the claims ledger and the words of the experiment.
 */
export function listAllTexts(locale: Locale): Map<string, string> {
  return new Map([
    ...Object.entries(listTexts(locale)),
    ...localizedTexts({ landings, claims, outOfDateMarks }, locale),
    ...(locale === 'en' ? textsOfExperiment() : []),
  ]);
}

/** The texts inside a value that it has in both languages. */
function localizedTexts(value: unknown, locale: Locale, at = ''): [string, string][] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const entries: [string, unknown][] = Object.entries(value);
  const own = isRecord(value) && 'en' in value && 'de' in value ? value[locale] : undefined;
  if (typeof own === 'string') return own.startsWith('/') ? [] : [[at, own]];
  return entries.flatMap(([key, part]) => localizedTexts(part, locale, at ? `${at}.${key}` : key));
}

function textsOfExperiment(): [string, string][] {
  const { title, points } = heroBullets;
  return [title, ...points.map(({ text }) => text)].map((text, at) => [`heroBullets.${at}`, text]);
}
