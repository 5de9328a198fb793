import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, openLanding } from './create-draft.ts';
import { applyChange, type Draft } from './draft.ts';
import { keepDraft, listKeptDrafts, putKeptDraft, removeKeptDraft } from './kept-drafts.ts';

const rename = (draft: Draft, name: string) => applyChange(draft, { type: 'rename', name });
const listNames = () => listKeptDrafts().map(({ draft }) => draft.name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('drafts are kept beside one another, the last changed first', () => {
  const [one, other] = [createDraft('employees', 'one'), createDraft('employees', 'other')];
  for (const draft of [one, other, rename(one, 'first')]) {
    vi.advanceTimersByTime(1000);
    expect(keepDraft(draft)).toBe(true);
  }
  expect(listNames()).toEqual(['first', 'other']);
});

test('a draft that was removed comes back with its date', () => {
  keepDraft(createDraft('', 'students'));
  const [kept] = listKeptDrafts();
  if (!kept) throw new Error('It is not kept.');
  removeKeptDraft(kept.draft);
  expect(listNames()).toEqual([]);
  putKeptDraft(kept);
  expect(listKeptDrafts()).toEqual([kept]);
});

test('what the file of its landing says is not kept beside it', () => {
  const draft = openLanding('parents');
  const path = { en: '/en/other', de: '/de/anders' };
  keepDraft({ ...draft, landing: { ...draft.landing, path } });
  expect(listNames()).toEqual(['parents']);
  keepDraft(draft);
  expect(listNames()).toEqual([]);
});

test('a browser without room for it says so', () => {
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(keepDraft(createDraft('', 'students'))).toBe(false);
});

/** A storage of a browser: its items are its own properties. */
function createStorage() {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}
