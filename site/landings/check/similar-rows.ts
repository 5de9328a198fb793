import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { createLanding, type LandingSet, nameRow, placeRow } from '../landing-set.ts';
import { listTexts } from './copied-problems.ts';
import { findNearPairs, type Pair } from './nearest-pair.ts';
import type { Problem } from './problem.ts';
import { listFacts } from './row-facts.ts';

/**
 * Of its words and facts, a page has at least this share that any other page of its set lacks. Measured
 * with the landing for employees: the name of a city is 0.4 %, a year of age or 50 € of pay 1 to 3 %,
 * all figures of one calculator 5 %, those of all calculators 10 %, and with texts of their own from
 * 15 %. Two landings written by hand differ in 37 % or more.
 */
const FLOOR = 0.1;

/** Below this share rows may be published, and should have more of their own. */
const NEAR = 0.15;

/** Two rows of a set that are almost one page in a language. */
interface SimilarRows extends Problem {
  isRefused: boolean;
}

/** Finds in each language the rows of a set that are too much like another one, the worst first. */
export function findSimilarRows(set: LandingSet): SimilarRows[] {
  const landings = set.rows.map((row) => ({ ...row, ...createLanding(set, row) }));
  const facts = landings.map(({ sections }) => listFacts(sections));
  return LOCALES.flatMap((locale) => {
    const pages = landings.map((landing, at) => {
      const words = listTexts(landing, locale, landing.values).flatMap(({ text }) => split(text));
      return [...new Set(words), ...(facts[at] ?? [])];
    });
    return findNearPairs(pages, NEAR).map((pair) => describe(set, locale, pair));
  });
}

function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function describe(set: LandingSet, locale: Locale, { one, other, share }: Pair) {
  const nameOf = (at: number) => set.rows[at]?.name ?? '';
  const isRefused = share < FLOOR;
  const least = `${100 * (isRefused ? FLOOR : NEAR)} %`;
  return {
    file: placeRow(set, one),
    landing: nameOf(one),
    field: 'texts',
    locale,
    problem: `and figures differ from those of ${nameRow(set, other)} (${nameOf(other)}) in ${(100 * share).toFixed(1)} %`,
    advice: `Give each row figures and sentences of its own, ${least} or more: pages that differ in a name are doorway pages (docs/doorway-pages.md).`,
    isRefused,
  };
}
