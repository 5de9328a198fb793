import { LOCALES, type Localized } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import type { SectionKind } from '../sections/anchors.ts';
import type { Section, SectionProps } from '../sections/section-fields.ts';
import {
  claimsOf,
  type LandingContext,
  landingProblems,
  type MessageTexts,
  textsOf,
} from './check/landing-problems.ts';
import type { Fault, Problem } from './check/problem.ts';
import { valueFaults } from './check/value-faults.ts';
import { type LandingKey, landings } from './index.ts';
import type { Landing } from './landing.ts';
import { ownPrefix } from './landing-files.ts';

/** One of many landings that differ in a few words and figures: a row of a list. */
export interface LandingRow {
  name: string;
  path: Localized;
  /** What its texts name, such as `{city}`. */
  values: Localized<Readonly<Record<string, string>>>;
  /** What its sections say in place of those of the landing that it is made from. */
  sections?: { readonly [Kind in SectionKind]?: Partial<SectionProps<Kind>> };
}

/** Landings that are made from one landing of the table. */
export interface LandingSet {
  /** The file that it was read from. */
  file: string;
  from: LandingKey;
  /** Texts in place of that landing's own, by the rest of their ids: `hero.title`. */
  texts: MessageTexts;
  rows: readonly LandingRow[];
}

/** The landing of a row. */
export function landingFrom({ from }: LandingSet, { path, sections }: LandingRow): Landing {
  return {
    path,
    sections: landings[from].sections.map(
      // TypeScript cannot follow that a kind's fields are merged with those of the same kind.
      (section) => ({ ...section, ...sections?.[section.kind] }) as Section,
    ),
  };
}

/** The texts of a set by their whole ids, which those of its landing have too. */
export function textsOfSet({ from, texts }: LandingSet): MessageTexts {
  const withIds = (own: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(own).map(([id, text]) => [ownPrefix(from) + id, text]));
  return { en: withIds(texts.en), de: withIds(texts.de) };
}

/**
 * Checks every row as if it were a landing of the table, and that no two rows claim the same address
 * or say the same where a text must be unique.
 * @param context what the table and the other pages have claimed
 */
export function rowProblems(set: LandingSet, { claimed }: LandingContext): Problem[] {
  const own = textsOfSet(set);
  const texts = {
    en: { ...messages.en, ...own.en },
    de: { ...messages.de, ...own.de },
  };
  const taken = new Map(claimed);
  const firstOf = new Map<string, number>();
  const ofRows = set.rows.flatMap((row, index) => {
    const { name, values } = row;
    const landing = landingFrom(set, row);
    const file = `${set.file} row ${index + 1}`;
    const ownFaults = [...nameTwice(name, index + 1, firstOf), ...valueFaults(values)];
    // A text with a wrong value is wrong because of the value: one problem, not one for each text.
    if (ownFaults.length > 0) return ownFaults.map((fault) => ({ file, landing: name, ...fault }));
    const problems = landingProblems(name, landing, texts, {
      claimed: taken,
      textsOf: set.from,
      values,
    }).map((problem) => ({ ...problem, file }));
    for (const claim of claimsOf(name, landing, texts, { textsOf: set.from, values })) {
      if (!taken.has(claim)) taken.set(claim, `row ${index + 1}`);
    }
    return [...problems, ...otherSections(set, row, file)];
  });
  return [...unusedTexts(set), ...ofRows];
}

/** A text that none of its landings shows, such as what other pages say of the landing of the table. */
function unusedTexts(set: LandingSet): Problem[] {
  const { file, from } = set;
  const shown = new Set(
    set.rows.flatMap((row) =>
      textsOf(row.name, landingFrom(set, row), { textsOf: from }).map(({ id }) => id),
    ),
  );
  return LOCALES.flatMap((locale) =>
    Object.keys(set.texts[locale])
      .filter((id) => !shown.has(ownPrefix(from) + id))
      .map((id) => ({
        ...{ file, landing: from, field: `texts.${id}`, locale },
        problem: 'is shown by none of these landings',
        advice: 'Remove the text.',
      })),
  );
}

/** Problems and the workbench name a row by its name. */
function nameTwice(name: string, number: number, firstOf: Map<string, number>): Fault[] {
  const first = firstOf.get(name);
  if (first === undefined) {
    firstOf.set(name, number);
    return [];
  }
  return [{ field: 'name', problem: `is that of row ${first}`, advice: 'Choose another one.' }];
}

/** Fields of sections that the landing does not have would be read by nobody. */
function otherSections({ from }: LandingSet, { name, sections }: LandingRow, file: string) {
  const kinds = new Set<string>(landings[from].sections.map(({ kind }) => kind));
  return Object.keys(sections ?? {})
    .filter((kind) => !kinds.has(kind))
    .map((kind) => ({
      file,
      landing: name,
      field: `sections.${kind}`,
      problem: `is no section of ${from}`,
      advice: `Use ${[...kinds].join(', ')}.`,
    }));
}
