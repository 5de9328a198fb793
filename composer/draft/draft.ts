import { isRecord, mapValues } from '../../lib/objects.ts';
import { isLocalized, type Locale, type Localized } from '../../site/i18n/locales.ts';
import type { LandingDraft } from '../../site/landings/check/landing-problems.ts';
import { isSectionKind, type SectionKind } from '../../site/sections/sections.ts';
import { suggestAddress, suggestName } from './suggestions.ts';

/** A section as it is being written: its kind, and what its fields hold so far. */
export interface DraftSection {
  readonly kind: SectionKind;
  readonly [field: string]: unknown;
}

/** The contents of a landing's file as they are being written: they may be wrong. */
export interface DraftLanding extends LandingDraft {
  readonly path: Localized;
  readonly sections: readonly DraftSection[];
}

/** A landing that is being written, under the name that its file is to have. */
export interface Draft {
  /** Tells drafts of one name apart in this browser; it stands in no file. */
  readonly id: string;
  readonly name: string;
  readonly landing: DraftLanding;
  /** The landing that it began as or was last saved as, to notice when others change its file. */
  readonly base?: Readonly<{ name: string; landing: object }> | undefined;
}

/** A new id for a draft. */
export function createId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/** Whether a value can be opened as a landing that is being written, finished or not. */
export function isDraftLanding(value: unknown): value is DraftLanding {
  return (
    isRecord(value) &&
    isLocalized(value.path) &&
    Array.isArray(value.sections) &&
    value.sections.every((section) => isRecord(section) && isSectionKind(section.kind))
  );
}

/** The place of a value in a landing, sections by their kind: `['faq', 'first', 2]`. */
export type FieldPath = readonly (string | number)[];

/** A field as problems name it, which is also the id of its control: entries are counted from 1. */
export function formatPath(path: FieldPath): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.');
}

/** The path of a field that is named so. */
export function parsePath(field: string): FieldPath {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
}

/** One change to a draft. */
export type Change =
  | { type: 'start'; draft: Draft }
  /** Another tab has changed it. */
  | { type: 'follow'; draft: Draft }
  | { type: 'rename'; name: string }
  | { type: 'set'; path: FieldPath; value: unknown };

/** The draft after a change. */
export function applyChange(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'start':
    case 'follow':
      return change.draft;
    case 'rename':
      return { ...draft, name: change.name };
    case 'set': {
      const landing = setField(draft.landing, change.path, change.value);
      return followTitle(draft, { ...draft, landing });
    }
  }
}

/** Whether a draft changes the landing that is there under its name. */
export function isThere({ name, base }: Draft): boolean {
  return name !== '' && base?.name === name;
}

/** Name and addresses go with the title until somebody types others. Those of a landing that is there stay. */
function followTitle(before: Draft, after: Draft): Draft {
  const [old, title] = [before.landing.title, after.landing.title];
  if (isThere(before) || !isLocalized(old) || !isLocalized(title) || old === title) return after;
  const follow = (value: string, suggest: (title: string) => string, locale: Locale) =>
    [suggest(''), suggest(old[locale])].includes(value) ? suggest(title[locale]) : value;
  const path = mapValues(after.landing.path, (value, locale) =>
    follow(value, (words) => suggestAddress(words, locale), locale),
  );
  return {
    ...after,
    name: follow(after.name, suggestName, 'en'),
    landing: { ...after.landing, path },
  };
}

/** The value at a path; undefined when there is none. */
export function getField(landing: DraftLanding, path: FieldPath): unknown {
  return getValue(landing, resolvePath(landing, path));
}

/** The landing with another value at a path, one that its field takes, so that all around it keeps its shape. */
export function setField(landing: DraftLanding, path: FieldPath, value: unknown): DraftLanding {
  return setValue(landing, resolvePath(landing, path), value) as DraftLanding;
}

/** `['faq', 'first']` becomes `['sections', 2, 'first']`. */
function resolvePath({ sections }: DraftLanding, path: FieldPath): FieldPath {
  const at = sections.findIndex(({ kind }) => kind === path[0]);
  return at < 0 ? path : ['sections', at, ...path.slice(1)];
}

function getValue(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  return getValue(Object.getOwnPropertyDescriptor(value, step)?.value, rest);
}

/** A copy with another value at a path; `undefined` takes a field out. */
function setValue(within: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = setValue(getValue(within, [step]), rest, value);
  if (Array.isArray(within)) return within.with(Number(step), inner);
  const { [step]: _before, ...others } = isRecord(within) ? within : {};
  return inner === undefined ? others : { ...(isRecord(within) && within), [step]: inner };
}

/** The entries of a list with one of them at another place. */
export function moveEntry<Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}
