import { createContext, type Dispatch, useContext } from 'react';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { type Field, formatLabel } from '../../site/sections/field.ts';
import { SECTION_KINDS, type SectionKind } from '../../site/sections/sections.ts';
import { type Draft, type FieldPath, getField } from '../draft/draft.ts';
import type { Action } from '../draft/history.ts';

/** The draft, its problems, and how to change it: every control needs them. */
export interface ComposerState {
  draft: Draft;
  problems: readonly Problem[];
  dispatch: Dispatch<Action>;
  /** Says something to people who use a screen reader. */
  announce: Dispatch<string>;
}

export const ComposerContext = createContext<ComposerState | null>(null);

/** The draft that is being written. */
export function useComposer(): ComposerState {
  const state = useContext(ComposerContext);
  if (!state) throw new Error('useComposer() needs a ComposerContext above it.');
  return state;
}

/** A field of the landing and its place. */
export interface ControlProps<Of extends Field = Field> {
  path: FieldPath;
  field: Of;
  label: string;
  /** Values that are chosen elsewhere in the same list. */
  taken?: readonly unknown[];
}

/** The value of a field, its problem, and how to set it; `undefined` takes it out. */
export function useField(path: FieldPath) {
  const { draft, dispatch } = useComposer();
  const id = formatPath(path);
  return {
    id,
    value: getField(draft.landing, path),
    problem: useProblem(id),
    setValue: (value: unknown) => dispatch({ type: 'set', path, value }),
  };
}

/** A field as problems name it, which is also the id of its control: entries are counted from 1. */
export function formatPath(path: FieldPath): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.');
}

/** The id of the control of a text in a language. */
export function textControlId(field: string, locale: Locale): string {
  return `${field}:${locale}`;
}

/** The problem of a field in one line; of texts, in a language. */
export function useProblem(field: string, locale?: Locale): string | undefined {
  const found = useComposer().problems.find(
    (problem) => problem.field === field && problem.locale === locale,
  );
  return found && formatProblem(found);
}

/** A problem as it stands beside its field. */
export function formatProblem({ problem, advice }: Problem): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}. ${advice}`;
}

/** A part of the landing with fields: a section, the listing, or the page with its name and head. */
export type Part = SectionKind | 'listing' | 'page';

/** The part of the landing in which the field of a problem is. */
export function findPart({ field }: Problem): Part {
  const [first] = field.split('.');
  const parts: readonly Part[] = ['listing', ...SECTION_KINDS];
  return parts.find((part) => part === first) ?? 'page';
}

/** The heading of a part, and the words of the button that opens it. */
export function getPartTitle(part: Part): string {
  if (part === 'page') return 'Name, addresses and head';
  return part === 'listing' ? 'Links from other pages' : formatLabel(part);
}
