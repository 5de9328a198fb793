import type { Localized } from '../i18n/locales.ts';
import type { Say } from '../provider/texts.ts';
import type { Section, SectionKind, SectionProps } from '../sections/sections.ts';
import {
  findLandingProblems,
  type LandingContext,
  listUniqueKeys,
} from './check/landing-problems.ts';
import { type FieldProblem, type Problem, reject } from './check/problem.ts';
import { findValueProblems } from './check/value-problems.ts';
import { getLanding, type LandingName } from './index.ts';
import type { Landing } from './landing.ts';

/** All that a landing says in place of the one that it is made from. */
interface Differences extends Partial<Pick<Landing, 'title' | 'description'>> {
  /** Fields of its sections, by their kinds. */
  sections?: { readonly [Kind in SectionKind]?: Partial<SectionProps<Kind>> };
}

/** One of many landings that differ in a few words and figures: a row of a list. */
export interface LandingRow extends Differences {
  name: LandingName;
  path: Localized;
  /** Values that its texts name, such as `{city}`. */
  values: Localized<Readonly<Record<string, string>>>;
}

/** Landings that are made from another, one for each row. */
export interface LandingSet extends Differences {
  /** The file that it was read from. */
  file: string;
  from: LandingName;
  rows: readonly LandingRow[];
  /** The line of each row, where the file is a table. */
  lines?: readonly number[];
}

/** Where a row stands, in its file: `row 2` or `line 3`. */
export function nameRow({ lines }: Pick<LandingSet, 'lines'>, index: number): string {
  return lines ? `line ${lines[index]}` : `row ${index + 1}`;
}

/** The same with the file: `incomes.json row 2` or `ages.csv:3`. */
export function placeRow({ file, lines }: Pick<LandingSet, 'file' | 'lines'>, index: number) {
  return lines ? `${file}:${lines[index]}` : `${file} row ${index + 1}`;
}

/**
 * The landing of a row: what the row says, else the set, else the landing that both are made from. That
 * one's own questions are its readers', and no two pages answer the same.
 */
export function createLanding(set: LandingSet, row: LandingRow): Landing {
  const { title, description, sections } = getLanding(set.from);
  return {
    path: row.path,
    title: row.title ?? set.title ?? title,
    description: row.description ?? set.description ?? description,
    sections: sections.map(
      // TypeScript cannot follow that a kind's fields are merged with those of the same kind.
      (section) =>
        ({
          ...section,
          ...(section.kind === 'faq' && { ownQuestions: undefined }),
          ...set.sections?.[section.kind],
          ...row.sections?.[section.kind],
        }) as Section,
    ),
  };
}

/** Reads the texts of a row with its values. */
export function createRowSay(say: Say, values: LandingRow['values']['en']): Say {
  return (text) => say(text, values);
}

/**
 * Checks every row as if it were a landing of its own, and that no two rows claim the same address
 * or say the same where a text must be unique.
 * @param context what the landings and the other pages have claimed
 */
export function findRowProblems(set: LandingSet, { claimed }: LandingContext): Problem[] {
  const taken = new Map(claimed);
  const firstOf = new Map<string, string>();
  const ofRows = set.rows.flatMap((row, index) => {
    const { name, values } = row;
    const at = nameRow(set, index);
    const place = { file: placeRow(set, index), landing: name };
    const own = [...findNameTwice(name, at, firstOf), ...findValueProblems(values)];
    // A text with a wrong value is wrong because of the value: one problem, not one for each text.
    if (own.length > 0) return own.map((problem) => ({ ...place, ...problem }));
    const landing = createLanding(set, row);
    const problems = findLandingProblems(name, landing, { claimed: taken, values });
    for (const key of listUniqueKeys(landing, values)) {
      if (!taken.has(key)) taken.set(key, at);
    }
    return [...problems, ...findOtherSections(set.from, row)].map((problem) => ({
      ...problem,
      ...place,
    }));
  });
  const ofSet = findOtherSections(set.from, set);
  return [
    ...ofSet.map((problem) => ({ file: set.file, landing: set.from, ...problem })),
    ...ofRows,
  ];
}

/** Problems and the workbench name a row by its name. */
function findNameTwice(name: string, at: string, firstOf: Map<string, string>): FieldProblem[] {
  const first = firstOf.get(name);
  if (first === undefined) {
    firstOf.set(name, at);
    return [];
  }
  return reject('name', `is that of ${first}`, 'Choose another one.');
}

/** Fields of sections that the landing does not have would be read by nobody. */
function findOtherSections(from: LandingName, { sections = {} }: Differences): FieldProblem[] {
  const kinds = new Set<string>(getLanding(from).sections.map(({ kind }) => kind));
  return Object.keys(sections)
    .filter((kind) => !kinds.has(kind))
    .flatMap((kind) =>
      reject(`sections.${kind}`, `is no section of ${from}`, `Use ${[...kinds].join(', ')}.`),
    );
}
