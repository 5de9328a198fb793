import {
  isSettled,
  type Mark,
  type Report,
  type Result,
  VERDICTS,
  type Verdict,
} from '../../report.ts';
import { standingOf } from './standing.ts';

/** Which pictures the list shows; `null` and an empty text leave nothing out. */
export interface Filter {
  text: string;
  verdicts: readonly Verdict[];
  locale: string | null;
  width: number | null;
  brand: string | null;
  decided: boolean | null;
}

/** Everything that wants a look; equal and skipped pictures are only counted. */
export const STANDARD_FILTER: Filter = {
  text: '',
  verdicts: VERDICTS.filter((verdict) => !isSettled(verdict)),
  locale: null,
  width: null,
  brand: null,
  decided: null,
};

/** Whether a picture passes a filter. */
export function passes(result: Result, filter: Filter, marks: readonly Mark[]): boolean {
  const { locale, width, brand } = result.mode;
  return (
    filter.verdicts.includes(result.verdict) &&
    isOneOf(filter.locale, locale) &&
    isOneOf(filter.width, width) &&
    isOneOf(filter.brand, brand) &&
    isOneOf(filter.decided, standingOf(result, marks) !== undefined) &&
    hasWords(result, filter.text)
  );
}

/** The languages, widths and brands there are to choose from. */
export function choicesOf({ results }: Report) {
  const modes = results.map(({ mode }) => mode);
  return {
    locales: [...new Set(modes.map(({ locale }) => locale))].sort(),
    widths: [...new Set(modes.map(({ width }) => width))].sort((a, b) => a - b),
    brands: [...new Set(modes.map(({ brand }) => brand))].sort(),
  };
}

/** How many pictures a report has of each verdict. */
export function countsOf({ results }: Report): Record<Verdict, number> {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  return {
    failed: count('failed'),
    unstable: count('unstable'),
    changed: count('changed'),
    new: count('new'),
    gone: count('gone'),
    skipped: count('skipped'),
    equal: count('equal'),
  };
}

/** Whether a filter is the standard one. */
export function isStandard(filter: Filter): boolean {
  return JSON.stringify(filter) === JSON.stringify(STANDARD_FILTER);
}

function isOneOf<T>(wanted: T | null, value: T): boolean {
  return wanted === null || wanted === value;
}

/** Every word must be somewhere, so that `button 480` finds what a person means. */
function hasWords(result: Result, text: string): boolean {
  const { id, title, name, file, reason } = result;
  const haystack = [id, title, name, file, reason].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
