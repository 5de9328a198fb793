import { isRecord } from '../../lib/objects.ts';
import type { Localized } from '../../site/i18n/locales.ts';
import type { SectionKind } from '../../site/sections/anchors.ts';

/** A section as it is being written: its kind, and what its fields hold so far. */
export interface DraftSection {
  readonly kind: SectionKind;
  readonly [field: string]: unknown;
}

/** A landing as it is being written. Unlike a landing it may be wrong: its problems are listed. */
export interface Draft {
  /** That of its file, such as `self-employed`. */
  readonly name: string;
  readonly path: Localized;
  readonly title: Localized;
  readonly description: Localized;
  /** Where other pages lead to it; left out when none does. */
  readonly listing?: unknown;
  readonly sections: readonly DraftSection[];
}

/** What has fields: a section, or the landing itself. */
export type FieldOwner = SectionKind | 'page';

/** Where a value is within it: `['person', 'age']`, `['first', 2]`, `['title', 'de']`. */
export type FieldPath = readonly (string | number)[];

/** One change to a draft. */
export type Change =
  | { type: 'start'; draft: Draft }
  | { type: 'name'; name: string }
  | { type: 'add'; section: DraftSection; at: number }
  | { type: 'remove'; kind: SectionKind }
  | { type: 'move'; kind: SectionKind; to: number }
  | { type: 'field'; of: FieldOwner; field: FieldPath; value: unknown };

/** The draft after a change. */
export function applyChange(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'start':
      return change.draft;
    case 'name':
      return { ...draft, name: change.name };
    case 'add':
      return { ...draft, sections: draft.sections.toSpliced(change.at, 0, change.section) };
    case 'remove':
      return { ...draft, sections: draft.sections.filter(({ kind }) => kind !== change.kind) };
    case 'move':
      return { ...draft, sections: moveSection(draft.sections, change) };
    case 'field':
      return setField(draft, change);
  }
}

/** The value at a path within something; undefined when there is none. */
export function valueAt(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  return valueAt(Object.getOwnPropertyDescriptor(value, step)?.value, rest);
}

function moveSection(
  sections: readonly DraftSection[],
  { kind, to }: { kind: SectionKind; to: number },
): readonly DraftSection[] {
  const at = sections.findIndex((section) => section.kind === kind);
  const section = sections[at];
  return section ? sections.toSpliced(at, 1).toSpliced(to, 0, section) : sections;
}

function setField(
  draft: Draft,
  { of, field, value }: { of: FieldOwner; field: FieldPath; value: unknown },
): Draft {
  // Its shape stays: no control takes out more than the listing.
  if (of === 'page') return setValue(draft, field, value) as Draft;
  const sections = draft.sections.map((section) => {
    const edited = section.kind === of && setValue(section, field, value);
    return isRecord(edited) ? { ...edited, kind: section.kind } : section;
  });
  return { ...draft, sections };
}

/** A copy with another value at a path; `undefined` takes a field out. */
function setValue(within: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(within))
    return within.with(Number(step), setValue(within[Number(step)], rest, value));
  const record = isRecord(within) ? within : {};
  const inner = setValue(record[step], rest, value);
  const { [step]: _before, ...others } = record;
  return inner === undefined ? others : { ...record, [step]: inner };
}
