import { createRecord } from '../../lib/objects.ts';
import { LOCALES, nameInEnglish } from '../../site/i18n/locales.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { formatLabel } from '../../site/sections/field.ts';
import { isSectionKind, SECTION_KINDS, type SectionKind } from '../../site/sections/sections.ts';
import { FIGURES } from './figures.ts';

/** A place in the landing: a field as problems name it, or a part, and the language of a text. */
export type Place = Pick<Problem, 'field' | 'locale'>;

/** A part of the landing with fields: a section, the listing, or the page with its name and head. */
export type Part = SectionKind | 'listing' | 'page';

/** The part of the landing in which a place is. */
export function findPart({ field }: Place): Part {
  const [first] = field.split('.');
  const parts: readonly Part[] = ['listing', ...SECTION_KINDS];
  return parts.find((part) => part === first) ?? 'page';
}

/** The heading of a part, and the words of the button that opens it. */
export function getPartTitle(part: Part): string {
  if (part === 'page') return 'Name, addresses and head';
  if (part === 'faq') return 'FAQ';
  return part === 'listing' ? 'Links from other pages' : formatLabel(part);
}

/** A language as the labels of fields name it. */
export const LANGUAGES = createRecord(LOCALES, nameInEnglish);

/** A place in the words of the page: `argument.points.2.title` in German is «Argument: point 2, title (German)». */
export function describePlace({ field, locale }: Place): string {
  const address = LOCALES.find((known) => field === `path.${known}`);
  if (address) return `Address (${LANGUAGES[address]})`;
  const [first = '', ...steps] = field.split('.');
  const words = steps
    .map((step) => formatLabel(step).toLowerCase())
    .join(', ')
    .replaceAll(/s?, (\d+)/g, ' $1');
  const part =
    first === 'listing' || isSectionKind(first) ? getPartTitle(first) : formatLabel(first);
  return [part, words].filter(Boolean).join(': ') + (locale ? ` (${LANGUAGES[locale]})` : '');
}

/** What is wrong and what to do, with fields and figures in words instead of their names in the file. */
export function formatProblem({ problem, advice }: Problem): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}. ${advice}`
    .replaceAll(/\{\w+\}|\b[a-z]+[A-Z]\w*/g, (name) => {
      const figure = FIGURES.en.get(name.replaceAll(/\W/g, ''));
      return figure ? `“${figure.about}” (${figure.value})` : name;
    })
    .replaceAll(/\b([a-z]\w*)\.[a-z][\w.]*\w/gi, (name, first: string) =>
      isSectionKind(first) ? `“${describePlace({ field: name })}”` : name,
    );
}
