import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { Action, History } from '../draft/history.ts';
import { isSameDraft, keepDraft, watchKeptDrafts } from '../draft/kept-drafts.ts';

/**
 * Keeps the draft in this browser from its first change on, and asks before the page is left while the
 * browser has no room for it. Says whether it has. What another tab writes in the same draft is written
 * here, too, so that neither undoes the other.
 * @param settled the draft, perhaps some letters behind
 */
export function useKeptDraft(
  { draft, past }: History,
  settled: Draft,
  dispatch: Dispatch<Action>,
): boolean {
  const [isKept, setKept] = useState(true);
  // As it was opened here, or as another tab keeps it: to keep it again would be old news to that tab.
  const known = useRef(settled);
  const isChanged = past.some(({ id }) => id === settled.id);
  useEffect(() => {
    if (isChanged && settled !== known.current) setKept(keepDraft(settled));
  }, [isChanged, settled]);
  useEffect(
    () =>
      watchKeptDrafts((other) => {
        if (!other || !isSameDraft(draft, other)) return;
        known.current = other;
        dispatch({ type: 'follow', draft: other });
      }),
    [draft, dispatch],
  );
  useEffect(() => {
    const keep = () => settled !== draft && keepDraft(draft);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [draft, settled]);
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
  return isKept;
}
