import type { Locale } from '../../i18n/locales.ts';
import type { WordingProblem } from '../../i18n/wording.ts';

/** A problem with a field, which it follows in a sentence without a full stop: `is empty`. */
export interface FieldProblem extends WordingProblem {
  /** Where in the landing, e.g. `path.de`, `hero.title` or `pensionGap.person.age`. */
  field: string;
  /** The language of the text that is wrong. */
  locale?: Locale;
}

/** One reason why a landing must not be published. */
export interface Problem extends FieldProblem {
  /** The file to change, from the project's folder, with the line where it is known. */
  file: string;
  landing: string;
}

/** A list of one problem with a field. */
export function reject(field: string, problem: string, advice: string): FieldProblem[] {
  return [{ field, problem, advice }];
}

/** A problem in one line: the file, the landing, the field, the language, and what to do. */
export function formatProblem({ file, landing, field, locale, problem, advice }: Problem): string {
  return `${file}: ${landing}, ${field}${locale ? ` (${locale})` : ''} ${problem}. ${advice}`;
}
