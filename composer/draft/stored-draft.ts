import type { Draft } from './draft.ts';

/** The key of this tab's draft. Its version is raised when drafts change their shape: no old one is read. */
const KEY = 'composer-draft-2';

/** Keeps the draft of this tab: it survives a reload, as when a saved file changes, and previews show it. */
export function storeDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** The draft of this tab, if it has one. */
export function readStoredDraft(): Draft | undefined {
  const stored = getStoredText();
  return stored === null ? undefined : JSON.parse(stored);
}

/** The draft as it is stored, to compare it with an earlier one. */
export function getStoredText(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Calls back whenever another page of this tab has stored a draft. */
export function watchStoredDraft(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
