import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { History } from '../draft/history.ts';
import { keepDraft } from '../draft/kept-drafts.ts';

/**
 * Keeps the draft in this browser from its first change on, and asks before the page is left while the
 * browser has no room for it. Says whether it has.
 * @param settled the draft, perhaps some letters behind
 */
export function useKeptDraft({ draft, past }: History, settled: Draft): boolean {
  const [isKept, setKept] = useState(true);
  const opened = useRef(settled);
  const isChanged = past.some(({ id }) => id === settled.id);
  useEffect(() => {
    if (isChanged && settled !== opened.current) setKept(keepDraft(settled));
  }, [isChanged, settled]);
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
