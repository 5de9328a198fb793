import { keysOf } from '../../lib/objects.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import questions from './faq.json' with { type: 'json' };
import { FAQ_TOPICS, type FaqTopic } from './faq-topics.ts';
import type { FaqEntry } from './schemas.ts';

/** The page with every question, grouped by topic. */
export const FAQ_PATHS = inEachLanguage({ en: '/en/faqs' });

export type FaqKey = keyof typeof questions;

export const FAQ_KEYS = keysOf(questions);

/** Every question of the site. A landing names by key those that lead on it. */
export const faq: Readonly<Record<FaqKey, FaqEntry>> =
  // The build checks that the file has this shape.
  questions as Readonly<Record<FaqKey, FaqEntry>>;

/** The place of a question among others, wherever it comes from. */
export interface Placed extends Pick<FaqEntry, 'order'> {
  /** A landing names by it the questions that lead. In the content service that of the entry. */
  id: string;
  /** The first one is its place on the FAQ page. */
  topics: readonly FaqTopic[];
}

/**
 * Questions in the order they are shown: those that lead on a landing, then those with an order, then
 * the rest as they were.
 */
export function sortQuestions<Q extends Placed>(
  questions: readonly Q[],
  first: readonly string[],
): Q[] {
  const leading = first.flatMap((id) => questions.filter((question) => question.id === id));
  const rest = questions.filter(({ id }) => !first.includes(id));
  return [...leading, ...rest.toSorted(compareOrder)];
}

/** Questions by their first topic, topics in the order of the type; last those without one. */
export function groupByTopic<Q extends Placed>(
  questions: readonly Q[],
): Map<FaqTopic | 'other', Q[]> {
  const grouped = Map.groupBy(
    sortQuestions(questions, []),
    ({ topics: [first = 'other'] }) => first,
  );
  return new Map(
    [...FAQ_TOPICS, 'other' as const].flatMap((topic) => {
      const own = grouped.get(topic);
      return own ? [[topic, own]] : [];
    }),
  );
}

/** Whether a tag of the content service is a topic. */
export function isTopic(tag: string): tag is FaqTopic {
  return FAQ_TOPICS.some((topic) => topic === tag);
}

/** Compares entries for sorting: those without an order come last and stay as they were. */
export function compareOrder(a: Pick<FaqEntry, 'order'>, b: Pick<FaqEntry, 'order'>): number {
  return (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
}
