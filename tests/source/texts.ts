import { claims, outOfDateMarks } from '../../site/content/claims/claims.ts';
import { documents } from '../../site/content/documents/index.ts';
import { faq } from '../../site/content/faq.ts';
import { heroBullets } from '../../site/content/hero-bullets.ts';
import { listTextsIn } from '../../site/i18n/list-texts-in.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { landings } from '../../site/landings/index.ts';

/**
 * Every text that we write for visitors in a language, by where it stands: messages, questions,
 * documents, landings, the claims ledger and the words of the experiment.
 */
export function listAllTexts(locale: Locale): Map<string, string> {
  return new Map([
    ...Object.entries(messages[locale]),
    ...listTextsIn({ faq, document: documents, landings, claims, outOfDateMarks }, locale),
    ...(locale === 'en' ? textsOfExperiment() : []),
  ]);
}

function textsOfExperiment(): [string, string][] {
  const { title, points } = heroBullets;
  return [title, ...points.map(({ text }) => text)].map((text, at) => [`heroBullets.${at}`, text]);
}
