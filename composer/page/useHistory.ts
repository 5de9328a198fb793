import { type Dispatch, useEffect, useReducer } from 'react';
import type { Draft } from '../draft/draft.ts';
import { type History, historyOf, type Step, stepped } from '../draft/history.ts';
import { startedFrom } from '../draft/starts.ts';

/** The draft of this tab with its history. It survives a reload, as when a saved file changes. */
export function useHistory(): [History, Dispatch<Step>] {
  const [history, step] = useReducer(stepped, undefined, storedHistory);
  const { draft } = history;
  useEffect(() => sessionStorage.setItem(STORE, JSON.stringify(draft)), [draft]);
  return [history, step];
}

/** Its version is raised whenever drafts change their shape, so that no old one is read. */
const STORE = 'composer-draft-1';

function storedHistory(): History {
  const stored = sessionStorage.getItem(STORE);
  const draft: Draft = stored ? JSON.parse(stored) : startedFrom('', '');
  return historyOf(draft);
}
