import type { Locale } from '../../i18n/locales.ts';

/** What is wrong with a field, and what to do about it. */
export interface Fault {
  /** Where in the landing, e.g. `path.de`, `hero.title` or `pensionGap.person.age`. */
  field: string;
  /** What follows the field in a sentence, without a full stop: `is empty`. */
  problem: string;
  /** A sentence that says what to do. */
  advice: string;
}

/** One reason why a landing must not be published. */
export interface Problem extends Fault {
  /** The file to change, from the project's folder. */
  file: string;
  landing: string;
  /** The language of the text that is wrong. */
  locale?: Locale;
}

/** A problem in one line: the file, the landing, the field, the language, and what to do. */
export function problemLine({ file, landing, field, locale, problem, advice }: Problem): string {
  return `${file}: ${landing}, ${field}${locale ? ` (${locale})` : ''} ${problem}. ${advice}`;
}
