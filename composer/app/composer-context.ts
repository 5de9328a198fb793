import { createContext, type Dispatch, useContext } from 'react';
import { keysOf } from '../../lib/objects.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { ANCHORS } from '../../site/sections/anchors.ts';
import type { Draft, FieldOwner, FieldPath } from '../draft/draft.ts';
import type { Action } from '../draft/history.ts';

/** What every control needs: the draft, what is wrong with it, and how to change it. */
export interface ComposerState {
  draft: Draft;
  problems: readonly Problem[];
  dispatch: Dispatch<Action>;
}

export const ComposerContext = createContext<ComposerState | null>(null);

/** The draft that is being written. */
export function useComposer(): ComposerState {
  const state = useContext(ComposerContext);
  if (!state) throw new Error('useComposer() needs a ComposerContext above it.');
  return state;
}

/** A part of the landing: a section, the listing, or the page itself with its name, addresses and head. */
export type Owner = FieldOwner | 'listing';

/** The part of the landing in which the field of a problem is. */
export function ownerOf({ field }: Problem): Owner {
  const [first] = field.split('.');
  const owners: readonly Owner[] = ['listing', ...keysOf(ANCHORS)];
  return owners.find((owner) => owner === first) ?? 'page';
}

/** A field as problems name it, which is also the id of its control: entries are counted from 1. */
export function fieldName(of: FieldOwner, path: FieldPath): string {
  return [
    ...(of === 'page' ? [] : [of]),
    ...path.map((step) => (typeof step === 'number' ? step + 1 : step)),
  ].join('.');
}

/** The id of the control of a text in a language. */
export function textControlId(field: string, locale: Locale): string {
  return `${field}:${locale}`;
}

/** What is wrong with a field, in one line; in a language for texts. */
export function useProblem(field: string, locale?: Locale): string | undefined {
  const found = useComposer().problems.find(
    (problem) => problem.field === field && problem.locale === locale,
  );
  return found && problemText(found);
}

/** A problem as the Composer says it beside its field. */
export function problemText({ problem, advice }: Problem): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}. ${advice}`;
}
