import type { Draft } from './draft.ts';
import { createHistory, type History } from './history.ts';

/** The keys of this tab's session. Their version is raised when drafts change their shape: no old one is read. */
const DRAFT = 'composer-draft-4';
const HISTORY = 'composer-history-4';
const PART = 'composer-part-4';

/** So many steps back also survive a reload: a browser keeps a few megabytes. */
const MOST_STEPS = 50;

/** Keeps the draft of this tab: previews show it, and it survives a reload. */
export function storeDraft(draft: Draft): void {
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
}

/** The draft of this tab, if it has one. */
export function readStoredDraft(): Draft | undefined {
  return parse(getStoredText());
}

/** The draft as it is stored, to compare it with an earlier one. */
export function getStoredText(): string | null {
  return sessionStorage.getItem(DRAFT);
}

/** Keeps what can be undone: too much to do at every letter, so when the page is left. */
export function storeHistory({ draft, past }: History): void {
  sessionStorage.setItem(HISTORY, JSON.stringify({ draft, past: past.slice(-MOST_STEPS) }));
}

/** The draft of this tab with the steps before it; without them where the browser crashed. */
export function readStoredHistory(): History | undefined {
  const draft = readStoredDraft();
  if (!draft) return undefined;
  const stored = parse<Pick<History, 'draft' | 'past'>>(sessionStorage.getItem(HISTORY));
  const isOfDraft = JSON.stringify(stored?.draft) === getStoredText();
  return { ...createHistory(draft), ...(isOfDraft && { past: stored?.past ?? [] }) };
}

/** Keeps the part of the landing that is open: previews mark it. */
export function storePart(part: string): void {
  sessionStorage.setItem(PART, part);
}

/** The part of the landing that is open. */
export function getStoredPart(): string | null {
  return sessionStorage.getItem(PART);
}

/** Calls back whenever another page of this tab has stored something. */
export function watchStored(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function parse<Value>(stored: string | null): Value | undefined {
  return stored === null ? undefined : JSON.parse(stored);
}
