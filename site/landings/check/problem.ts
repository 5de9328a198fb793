import type { Locale } from '../../i18n/locales.ts';

/** What is wrong with a field, and what to do about it. */
export interface FieldProblem {
  /** Where in the landing, e.g. `path.de`, `hero.title` or `pensionGap.person.age`. */
  field: string;
  /** The language of the text that is wrong. */
  locale?: Locale;
  /** What follows the field in a sentence, without a full stop: `is empty`. */
  problem: string;
  /** A sentence that says what to do. */
  advice: string;
}

/** One reason why a landing must not be published. */
export interface Problem extends FieldProblem {
  /** The file to change, from the project's folder, with the line where it is known. */
  file: string;
  landing: string;
}

/** A problem in one line: the file, the landing, the field, the language, and what to do. */
export function problemLine({ file, landing, field, locale, problem, advice }: Problem): string {
  return `${file}: ${landing}, ${field}${locale ? ` (${locale})` : ''} ${problem}. ${advice}`;
}
