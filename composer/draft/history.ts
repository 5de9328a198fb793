import { applyChange, type Change, type Draft } from './draft.ts';

/** A draft with what can be undone and redone. */
export interface History {
  readonly draft: Draft;
  /** Earlier drafts, the last one last. */
  readonly past: readonly Draft[];
  /** Undone drafts, the next one first. */
  readonly future: readonly Draft[];
  /** The place of the last change: typing on in the same place is one step. */
  readonly place: string | undefined;
}

export type Action = Change | { type: 'undo' } | { type: 'redo' };

/** More steps back than anybody takes; without an end a long session would fill the memory. */
const MOST_STEPS = 200;

/** The history of a draft to which nothing has happened yet. */
export function createHistory(draft: Draft): History {
  return { draft, past: [], future: [], place: undefined };
}

/** The history after a step: a reducer. */
export function reduceHistory(history: History, action: Action): History {
  const { draft, past, future } = history;
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before
      ? { draft: before, past: past.slice(0, -1), future: [draft, ...future], place: undefined }
      : history;
  }
  if (action.type === 'redo') {
    const [after, ...later] = future;
    return after
      ? { draft: after, past: [...past, draft], future: later, place: undefined }
      : history;
  }
  const place = findPlace(action);
  const isTypingOn = place !== undefined && place === history.place;
  return {
    draft: applyChange(draft, action),
    past: isTypingOn ? past : [...past, draft].slice(-MOST_STEPS),
    future: [],
    place,
  };
}

/** Where somebody types; undefined for a change that is a step of its own. What another tab does is one. */
function findPlace(change: Change): string | undefined {
  if (change.type === 'follow') return 'another tab';
  if (change.type === 'rename') return 'name';
  const isTyping = change.type === 'set' && /string|number/.test(typeof change.value);
  return isTyping ? change.path.join('.') : undefined;
}
