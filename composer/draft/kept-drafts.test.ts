import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { createDraft, openLanding } from './create-draft.ts';
import { applyChange, type Draft } from './draft.ts';
import {
  isSameDraft,
  keepDraft,
  listKeptDrafts,
  putKeptDraft,
  removeKeptDraft,
  watchKeptDrafts,
} from './kept-drafts.ts';

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
  const draft = openLanding('home');
  const path = inEachLanguage({ en: '/en/other' });
  keepDraft({ ...draft, landing: { ...draft.landing, path } });
  expect(listNames()).toEqual(['home']);
  keepDraft(draft);
  expect(listNames()).toEqual([]);
});

test('another tab follows each change, and what is saved', () => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', createStorage(tab));
  const follow = vi.fn();
  const stop = watchKeptDrafts(follow);
  const draft = openLanding('home');
  keepDraft(rename(draft, 'fathers'));
  keepDraft(draft);
  expect(follow.mock.calls).toEqual([[rename(draft, 'fathers')], [draft], [undefined]]);
  expect(listNames()).toEqual([]);
  stop();
  keepDraft(draft);
  expect(follow).toHaveBeenCalledTimes(3);
});

test('a tab follows its own draft, or another one of the landing that it has only opened', () => {
  const [opened, again] = [openLanding('home'), openLanding('home')];
  const path = inEachLanguage({ en: '/en/other' });
  const change = (draft: Draft) => ({ ...draft, landing: { ...draft.landing, path } });
  expect(isSameDraft(change(opened), change(opened))).toBe(true);
  expect(isSameDraft(opened, change(again))).toBe(true);
  expect(isSameDraft(change(opened), change(again))).toBe(false);
  expect(isSameDraft(opened, openLanding('employees'))).toBe(false);
  expect(isSameDraft(createDraft('', ''), createDraft('', ''))).toBe(false);
});

test('a browser without room for it says so', () => {
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(keepDraft(createDraft('', 'students'))).toBe(false);
});

/** A storage of a browser: its items are its own properties, and another tab hears of them. */
function createStorage(otherTab = new EventTarget()) {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
      otherTab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
      otherTab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    },
  };
  return Object.create(methods);
}
