import { type Dispatch, useEffect, useReducer } from 'react';
import { createDraft } from '../draft/create-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { type Action, createHistory, type History, reduceHistory } from '../draft/history.ts';

/** The draft of this tab with its history. It survives a reload, as when a saved file changes. */
export function useHistory(): [History, Dispatch<Action>] {
  const [history, dispatch] = useReducer(reduceHistory, undefined, storedHistory);
  const { draft } = history;
  useEffect(() => sessionStorage.setItem(STORE, JSON.stringify(draft)), [draft]);
  return [history, dispatch];
}

/** Its version is raised whenever drafts change their shape, so that no old one is read. */
const STORE = 'composer-draft-1';

function storedHistory(): History {
  const stored = sessionStorage.getItem(STORE);
  const draft: Draft = stored ? JSON.parse(stored) : createDraft('', '');
  return createHistory(draft);
}
