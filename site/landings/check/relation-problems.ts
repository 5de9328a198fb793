import { FIELDS } from '../../calculator/comparison/state/fields.ts';
import { PERSON_FIELDS } from '../../calculator/pension-gap/person.ts';
import { faq } from '../../content/faq.ts';
import { LOCALES, type Localized } from '../../i18n/locales.ts';
import { number } from '../../sections/field.ts';
import type { Section, SectionKind, SectionProps } from '../../sections/sections.ts';
import { findNumberProblems } from './field-problems.ts';
import { type FieldProblem, reject } from './problem.ts';
import { getReading } from './text-problems.ts';

/** Finds what does not agree between fields and between sections, each of which is sound alone. */
export function findRelationProblems(sections: readonly Section[]): FieldProblem[] {
  return [...sections.flatMap(findProblemsWithin), ...findAgeProblems(sections)];
}

function findProblemsWithin(section: Section): FieldProblem[] {
  switch (section.kind) {
    case 'pensionGap':
      return findPersonProblems(section.kind, section.person);
    case 'cases':
      return [...findPersonProblems(section.kind, section.person), ...findCasesProblems(section)];
    case 'faq':
      return findFaqProblems(section);
    default:
      return [];
  }
}

function findPersonProblems(
  kind: SectionKind,
  person: SectionProps<'pensionGap'>['person'],
): FieldProblem[] {
  if (person.childless === undefined || person.children === undefined) return [];
  return reject(
    `${kind}.person.childless`,
    'is said beside the number of children',
    'Leave one of the two out: who is asked for children is not asked this.',
  );
}

function findCasesProblems({ person, vary, values }: SectionProps<'cases'>): FieldProblem[] {
  const example = person[vary];
  if (example === undefined)
    return reject(
      'cases.vary',
      `is "${vary}", which the person does not have`,
      `Add ${vary} to the person, or vary another field.`,
    );
  const outside = values.flatMap((value, at) =>
    findNumberProblems(number(PERSON_FIELDS[vary]), value, `cases.values.${at + 1}`),
  );
  if (values.includes(example)) return outside;
  return [
    ...outside,
    ...reject(
      'cases.values',
      `leave out ${example.toLocaleString('en')}, the ${vary} of the person`,
      'Add it: the example must be one of the cases.',
    ),
  ];
}

function findFaqProblems(section: SectionProps<'faq'>): FieldProblem[] {
  const { ownQuestions = [], first, count } = section;
  const asked = ownQuestions.map(({ question }) => question);
  const doubled = findAskedTwice(asked);
  const leading = ownQuestions.length + first.length;
  if (count === undefined || count >= leading) return doubled;
  return [
    ...doubled,
    ...reject(
      'faq.count',
      `is ${count}, fewer than the ${leading} questions that lead`,
      'Raise it, or leave it out.',
    ),
  ];
}

/** Questions of its own that are among those of every landing, or there twice: their answers may differ. */
function findAskedTwice(own: readonly Localized[]): FieldProblem[] {
  const known = Object.values(faq).map(({ question }) => question);
  return own.flatMap((question, at) =>
    LOCALES.filter((locale) => {
      const read = (text: Localized) => getReading(text[locale], locale);
      return [...known, ...own.slice(0, at)].some((other) => read(other) === read(question));
    }).map((locale) => ({
      field: `faq.ownQuestions.${at + 1}.question`,
      locale,
      problem: 'is asked on this page already',
      advice: 'Ask something else, or let the one that is there lead with `first`.',
    })),
  );
}

/** The gap and the comparison of one page are about one person. */
function findAgeProblems(sections: readonly Section[]): FieldProblem[] {
  const gap = sections.find((section) => section.kind === 'pensionGap');
  const comparison = sections.find((section) => section.kind === 'comparison');
  if (!gap || !comparison) return [];
  const age = comparison.inputs?.age ?? FIELDS.age.start;
  if (age === gap.person.age) return [];
  return reject(
    'comparison.inputs.age',
    `is ${age}, but the person of the pension gap is ${gap.person.age}`,
    'Open both with the same age.',
  );
}
