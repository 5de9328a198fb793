import { type Draft, isDraftLanding, isThere } from './draft.ts';

/** A draft that this browser keeps, also when its tab is closed. */
export interface KeptDraft {
  draft: Draft;
  /** When it was last changed, as an ISO date. */
  changed: string;
}

/** Before the id of a draft. Its version is raised when drafts change their shape: no old one is read. */
const PREFIX = 'composer-kept-draft-1 ';

/**
 * Keeps a draft as it is now, or gives up the one that is saved, after other tabs were told of it. Says
 * whether the browser has it.
 */
export function keepDraft(draft: Draft): boolean {
  const isKept = putKeptDraft({ draft, changed: new Date().toISOString() });
  if (!isSaved(draft)) return isKept;
  removeKeptDraft(draft);
  return true;
}

/** Keeps a draft with its date, as one that was removed. Says whether there was room. */
export function putKeptDraft(kept: KeptDraft): boolean {
  try {
    localStorage.setItem(PREFIX + kept.draft.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft from those that are kept. */
export function removeKeptDraft({ id }: Draft): void {
  localStorage.removeItem(PREFIX + id);
}

/** Calls back with each draft that another tab keeps, and without one when it removes one. */
export function watchKeptDrafts(onChange: (kept: Draft | undefined) => void): () => void {
  const tell = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) onChange(newValue ? JSON.parse(newValue).draft : undefined);
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

/** Whether another tab writes the same: this draft, or the landing that this tab has only opened. */
export function isSameDraft(draft: Draft, other: Draft): boolean {
  return other.id === draft.id || (isSaved(draft) && other.name === draft.name && isThere(other));
}

/** All drafts that this browser keeps, the last changed first. */
export function listKeptDrafts(): KeptDraft[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key): KeptDraft => JSON.parse(localStorage.getItem(key) ?? ''))
    .filter(({ draft }) => isDraftLanding(draft.landing))
    .toSorted((one, other) => (one.changed < other.changed ? 1 : -1));
}

/** Whether a draft says nothing but what is in the file of its landing. */
function isSaved(draft: Draft): boolean {
  return isThere(draft) && JSON.stringify(draft.landing) === JSON.stringify(draft.base?.landing);
}
