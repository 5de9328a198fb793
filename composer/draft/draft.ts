import { isRecord, mapValues } from '../../lib/objects.ts';
import type { Locale, Localized } from '../../site/i18n/locales.ts';
import type { MessageTexts } from '../../site/landings/check/landing-problems.ts';
import { ownIds } from '../../site/landings/landing-files.ts';
import { mapStrings } from '../../site/landings/write/map-strings.ts';
import type { SectionKind } from '../../site/sections/anchors.ts';

/** A section as it is being written: its kind, and what its fields hold so far. */
export interface DraftSection {
  readonly kind: SectionKind;
  readonly [field: string]: unknown;
}

/** A landing as it is being written. Unlike a landing it may be wrong: its problems are listed. */
export interface Draft {
  /** Its name in the table of landings, such as `selfEmployed`. */
  readonly name: string;
  readonly path: Localized;
  /** Where other pages lead to it; left out when none does. */
  readonly listing?: unknown;
  readonly sections: readonly DraftSection[];
  /** Its own texts by message id, those of removed sections included: they may come back. */
  readonly texts: MessageTexts;
}

/** What has fields: a section, or the listing on other pages. */
export type FieldOwner = SectionKind | 'listing';

/** Where a value is within a section: `['person', 'age']`, `['first', 2]`. */
export type FieldPath = readonly (string | number)[];

/** One change to a draft. */
export type Change =
  | { type: 'start'; draft: Draft }
  | { type: 'name'; name: string }
  | { type: 'path'; locale: Locale; path: string }
  | { type: 'add'; section: DraftSection; at: number }
  | { type: 'remove'; kind: SectionKind }
  | { type: 'move'; kind: SectionKind; to: number }
  | { type: 'field'; of: FieldOwner; field: FieldPath; value: unknown }
  | { type: 'text'; id: string; locale: Locale; text: string };

/** The draft after a change. */
export function applyChange(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'start':
      return change.draft;
    case 'name':
      return renameDraft(draft, change.name);
    case 'path':
      return { ...draft, path: { ...draft.path, [change.locale]: change.path } };
    case 'add':
      return { ...draft, sections: draft.sections.toSpliced(change.at, 0, change.section) };
    case 'remove':
      return { ...draft, sections: draft.sections.filter(({ kind }) => kind !== change.kind) };
    case 'move':
      return { ...draft, sections: moveSection(draft.sections, change) };
    case 'field':
      return setField(draft, change);
    case 'text': {
      const texts = { ...draft.texts[change.locale], [change.id]: change.text };
      return { ...draft, texts: { ...draft.texts, [change.locale]: texts } };
    }
  }
}

/** The draft under another name: its own messages have it in their ids. */
export function renameDraft(draft: Draft, name: string): Draft {
  const idOf = ownIds(draft.name, name);
  const texts = mapValues(draft.texts, (own) =>
    Object.fromEntries(Object.entries(own).map(([id, text]) => [idOf(id), text] as const)),
  );
  return {
    ...draft,
    name,
    listing: mapStrings(draft.listing, idOf),
    sections: mapStrings(draft.sections, idOf),
    texts,
  };
}

/** Every string in a section's values. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** The value at a path within a section; undefined when there is none. */
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
  if (of === 'listing') return { ...draft, listing: setValue(draft.listing, field, value) };
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
