import { createContext, type Dispatch, useContext } from 'react';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import type { Field } from '../../site/sections/field.ts';
import { formatProblem, type Place } from '../draft/describe-field.ts';
import { type Draft, type FieldPath, formatPath, getField } from '../draft/draft.ts';
import type { Action } from '../draft/history.ts';
import type { Copy } from '../draft/to-dos.ts';

/** The draft, its problems, and how to change it: every control needs them. */
export interface ComposerState {
  /** What lets this page write into the project; without it there is no server to write. */
  token: string | undefined;
  draft: Draft;
  /** All that has to be done before it can be saved. */
  problems: readonly Problem[];
  /** Why these may not be all: the server is still looking words up, or cannot. */
  unchecked: string | undefined;
  /** The texts that are still those of another landing. */
  copies: readonly Copy[];
  /** The problems of fields that somebody has left; all once somebody wanted to save. */
  shown: readonly Problem[];
  dispatch: Dispatch<Action>;
  /** Opens the part in which a place is, and puts the focus on its control. */
  open: Dispatch<OpenPlace>;
  /** Says that somebody has left a place, so that its problems may be shown. */
  leave: Dispatch<Place>;
  /** Offers the sections that can be put before the one at a number. */
  insert: Dispatch<number>;
  /** Shows all problems: what is asked for cannot be done with them. */
  refuse: () => void;
  /** Says something to people who use a screen reader. */
  announce: Dispatch<string>;
}

/** A place to open. */
export interface OpenPlace extends Place {
  /** Whether the focus stays where it is: the text is being written in the preview. */
  keepsFocus?: boolean;
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

/** The id of the control of a text in a language. */
export function textControlId(field: string, locale: Locale): string {
  return `${field}:${locale}`;
}

/** The id of the control that a problem is about. */
export function getControlId({ field, locale }: Place): string {
  return locale ? textControlId(field, locale) : field;
}

/** The problem of a field in one line, if it is shown; of texts, in a language. */
export function useProblem(field: string, locale?: Locale): string | undefined {
  const found = useComposer().shown.find(
    (problem) => problem.field === field && problem.locale === locale,
  );
  return found && formatProblem(found);
}
