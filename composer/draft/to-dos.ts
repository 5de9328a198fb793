import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { findCopies } from '../../site/landings/check/copied-problems.ts';
import type { LandingDrafts } from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { formatProblem, type Place } from './describe-field.ts';
import type { Draft } from './draft.ts';

/** A text in a language that another landing says, too. */
export interface Copy {
  field: string;
  locale: Locale;
  /** The landing that says the same. */
  of: string;
}

/** Something to do before a draft can be saved: where, and why. */
export interface ToDo {
  place: Place;
  words: string;
}

/** The texts of a draft that are those of the landing it shares most with, as after it was copied. */
export function listCopies(
  { name, landing }: Pick<Draft, 'name' | 'landing'>,
  landings: LandingDrafts,
): Copy[] {
  const entries = Object.entries(landings);
  const place = entries.findIndex(([other]) => other === name);
  // Of two that are there, the first did not begin as a copy of the second.
  const earlier = Object.fromEntries(place < 0 ? entries : entries.slice(0, place));
  return LOCALES.flatMap((locale) => {
    const { of, copied } = findCopies(name, landing, earlier, locale);
    return copied.map(({ field }) => ({ field, locale, of }));
  });
}

/** What is to do about problems. That too many texts are copied leads to the next of them. */
export function listToDos(problems: readonly Problem[], copies: readonly Copy[]): ToDo[] {
  return problems.map((problem) => {
    const copied = copies.filter(({ locale }) => locale === problem.locale);
    const [next] = copied;
    if (problem.field !== 'texts' || !next)
      return { place: problem, words: formatProblem(problem) };
    return {
      place: next,
      words: `Is still that of ${next.of}, as ${copied.length} texts in this language are. More than half of the words have to be its own.`,
    };
  });
}
