import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import * as actions from './actions.ts';
import { downloadDrafts } from './drafts.ts';
import type { Review } from './review-context.ts';
import type { Scope, State } from './state.ts';

/** An action with a key, and mostly also with a button. */
export interface Command {
  /** As `KeyboardEvent.key` names them; a button shows the first. */
  keys: readonly string[];
  label: string;
  action?: actions.Action;
  /** A side effect outside of the page's state. */
  effect?: (state: State) => void;
}

const { ask, set, step, stepChange, stepGroup, stepRegion, stepZoom, swap } = actions;
const accept = (scope: Scope) => ask('accepted', scope);
const reject = (scope: Scope) => ask('rejected', scope);

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Every command, in the order of the help. */
export const COMMANDS = {
  next: { keys: ['j', 'ArrowDown'], label: 'Next picture', action: step(1) },
  previous: { keys: ['k', 'ArrowUp'], label: 'Previous picture', action: step(-1) },
  nextGroup: { keys: ['J'], label: 'Next cause', action: stepGroup(1) },
  previousGroup: { keys: ['K'], label: 'Previous cause', action: stepGroup(-1) },
  nextChange: { keys: ['d'], label: 'Next change', action: stepChange(1) },
  previousChange: { keys: ['D'], label: 'Previous change', action: stepChange(-1) },
  'accept-picture': { keys: ['a'], label: 'Accept this picture', action: accept('picture') },
  'reject-picture': { keys: ['r'], label: 'Reject this picture', action: reject('picture') },
  'accept-change': { keys: ['A'], label: 'Accept this change', action: accept('change') },
  'reject-change': { keys: ['R'], label: 'Reject this change', action: reject('change') },
  'accept-group': { keys: ['c'], label: 'Accept the whole cause', action: accept('group') },
  undo: { keys: ['u'], label: 'Take back the last decision', action: actions.undo },
  exportDrafts: { keys: ['e'], label: 'Export the drafts', effect: downloadDrafts },
  side: { keys: ['1'], label: 'Side by side', action: set({ view: 'side' }) },
  difference: { keys: ['2'], label: 'Difference', action: set({ view: 'difference' }) },
  onion: { keys: ['3'], label: 'Onion skin', action: set({ view: 'onion' }) },
  swap: { keys: ['b', ' '], label: 'Show the other picture', action: swap },
  zoomIn: { keys: ['+', '='], label: 'Zoom in', action: stepZoom(1) },
  zoomOut: { keys: ['-'], label: 'Zoom out', action: stepZoom(-1) },
  fit: { keys: ['0'], label: 'Fit the width', action: set({ zoom: 'fit' }) },
  nextPlace: { keys: ['n'], label: 'Next changed place', action: stepRegion(1) },
  previousPlace: { keys: ['N'], label: 'Previous changed place', action: stepRegion(-1) },
  marks: {
    keys: ['m'],
    label: 'Marks',
    action: (state) => ({ ...state, hasMarks: !state.hasMarks }),
  },
  search: { keys: ['/'], label: 'Filter', effect: () => find(`#${SEARCH}`)?.focus() },
  clear: { keys: ['x'], label: 'Clear the filter', action: actions.setFilter({}) },
  help: { keys: ['?'], label: 'Keys', effect: () => find(`#${HELP}`)?.togglePopover() },
} satisfies Record<string, Command>;

/** Ids of what keys reach: the popover of keys, the search. */
export const HELP = 'help';
export const SEARCH = 'search';

/** The name of a command in the table. */
export type CommandName = keyof typeof COMMANDS;

/** Runs a command. */
export function runCommand({ action, effect }: Command, { state, dispatch }: Review): void {
  effect?.(state);
  if (action) dispatch(action);
}

/** A key's label: `Shift A`, `Space`. */
export function formatKey(key: string): string {
  if (key === ' ') return 'Space';
  return /^[A-Z]$/.test(key) ? `Shift ${key}` : key.replace('Arrow', '').toUpperCase();
}

/** Handles keys on the whole page, wherever the focus is. */
export function useKeys(review: Review): void {
  // Before the next key: an effect after the paint would still see the picture before.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = review.state.hasKeys && findCommand(event);
      if (!command) return;
      event.preventDefault();
      // Synchronously, so that a reason typed right after the key goes into its field.
      flushSync(() => runCommand(command, review));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}

/** The command of a key; undefined when the browser or the focused element handles the key. */
function findCommand(event: KeyboardEvent): Command | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  const takes = (selector: string) => target instanceof Element && target.matches(selector);
  if (ctrlKey || metaKey || altKey) return undefined;
  if (takes('input:not([type=range], [type=checkbox]), select')) return undefined;
  if (takes('input, [data-scrolls]') && /^(Arrow\w+| )$/.test(key)) return undefined;
  if (takes('button, a') && key === ' ') return undefined;
  // Only Shift counts as upper case: with caps lock on, A must not accept more.
  const typed = !/^[a-z]$/i.test(key) ? key : shiftKey ? key.toUpperCase() : key.toLowerCase();
  return Object.values<Command>(COMMANDS).find(({ keys }) => keys.includes(typed));
}
