import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import { compareOrder, isTopic, type Placed } from '../faq.ts';
import { createFailure } from './failure.ts';
import { fetchEntries, formatIssues, identified, idOf } from './fetch-entries.ts';
import { listLosses } from './lost-meaning.ts';
import { findNameProblem } from './name-problems.ts';
import { cleanHtml, plainText } from './safe-html.ts';
import type { ServiceSettings } from './settings.ts';

/** One question as the content service has it. */
export interface ServedQuestion extends Placed {
  /** Words without tags. */
  question: string;
  /** Clean HTML. May name figures of the claims ledger, such as `{productCost}`. */
  answer: string;
}

/** `seo_faqs` asks for the FAQ page, `faqs` for landings. */
export type QuestionQuery = 'seo_faqs' | 'faqs';

/**
 * Every question with a tag in a language: those with an order first, in that order, then the others
 * as they came. An entry that cannot be read is left out.
 * @param warn takes one line for each entry that is left out, and for each text that loses a part of its meaning
 * @throws naming the query when the service fails or has no such question
 */
export async function fetchQuestions(
  settings: ServiceSettings,
  { query, tag, locale }: { query: QuestionQuery; tag: string; locale: Locale },
  warn: (line: string) => void,
): Promise<ServedQuestion[]> {
  const operation = {
    name: query,
    document: documentOf(query),
    variables: { tag, locale: settings.locales[locale] },
  };
  const entries = await fetchEntries(settings, operation, PAGE);
  const questions = entries.flatMap((entry, at) => {
    const name = `entry ${idOf(entry) ?? `no. ${at + 1}`}`;
    const { data, error } = questionSchema.safeParse(entry);
    if (!data) {
      warn(`${query} (${locale}): left out ${name}: ${formatIssues(error)}`);
      return [];
    }
    for (const field of ['question', 'answer'] as const) {
      const problem = findNameProblem(plainText(data[field]), locale);
      if (problem) throw createFailure(query, `the ${field} of ${name} ${problem}`, NAMES);
      const lost = listLosses(data[field], field);
      if (lost.length > 0) {
        warn(`${query} (${locale}): ${name}: its ${field} is shown without ${lost.join(', ')}`);
      }
    }
    return toQuestion(data);
  });
  if (questions.length > 0) return questions.toSorted(compareOrder);
  const reason = `it has no question with the tag "${tag}" in "${settings.locales[locale]}"`;
  throw createFailure(query, reason, 'Give one this tag there.');
}

const NAMES = 'Braces stand around the name of a figure only, as in {productCost}.';

/** Entries in one page of an answer, Contentful's default. */
const PAGE = 100;

function documentOf(name: QuestionQuery): string {
  return `query ${name}($tag: String!, $locale: String!, $limit: Int!, $skip: Int!) {
    entries: faqCollection(
      where: { tags_contains_all: [$tag] }
      locale: $locale
      order: [order_ASC, sys_id_ASC]
      limit: $limit
      skip: $skip
    ) {
      total
      items { sys { id } question answer order tags }
    }
  }`;
}

const words = z.string().refine((html) => /[\p{L}\p{N}]/u.test(plainText(html)), 'has no words');

const questionSchema = identified.extend({
  question: words,
  answer: words,
  order: z.number().nullish(),
  tags: z.array(z.string()).nullish(),
});

function toQuestion(entry: z.infer<typeof questionSchema>): ServedQuestion {
  return {
    id: entry.sys.id,
    question: plainText(entry.question),
    answer: cleanHtml(entry.answer),
    order: entry.order ?? undefined,
    topics: (entry.tags ?? []).filter(isTopic),
  };
}
