import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import * as changes from './actions.ts';
import { downloadMarks } from './drafts.ts';
import type { Review } from './review-context.ts';
import type { State } from './state.ts';

/** An action with a key, and mostly also with a button. */
export interface Command {
  /** As `KeyboardEvent.key` names them; a button shows the first. */
  keys: readonly string[];
  label: string;
  does?: changes.Change;
  /** A side effect outside of the page's state. */
  effect?: (state: State) => void;
}

const { ask, set, step, stepGroup, stepRegion, stepZoom, swap } = changes;

/** Every command, in the order of the help. */
export const COMMANDS = {
  next: { keys: ['j', 'ArrowDown'], label: 'Next picture', does: step(1) },
  previous: { keys: ['k', 'ArrowUp'], label: 'Previous picture', does: step(-1) },
  nextGroup: { keys: ['J'], label: 'Next cause', does: stepGroup(1) },
  previousGroup: { keys: ['K'], label: 'Previous cause', does: stepGroup(-1) },
  'accept-picture': { keys: ['a'], label: 'Accept this picture', does: ask('accepted', 'picture') },
  'reject-picture': { keys: ['r'], label: 'Reject this picture', does: ask('rejected', 'picture') },
  'accept-look': { keys: ['A'], label: 'Accept this look', does: ask('accepted', 'look') },
  'reject-look': { keys: ['R'], label: 'Reject this look', does: ask('rejected', 'look') },
  'accept-group': { keys: ['c'], label: 'Accept the whole cause', does: ask('accepted', 'group') },
  undo: { keys: ['u'], label: 'Take back the last decision', does: changes.undo },
  exportMarks: { keys: ['e'], label: 'Export the marks', effect: downloadMarks },
  side: { keys: ['1'], label: 'Side by side', does: set({ view: 'side' }) },
  swipe: { keys: ['2'], label: 'Swipe', does: set({ view: 'swipe' }) },
  difference: { keys: ['3'], label: 'Difference', does: set({ view: 'difference' }) },
  swap: { keys: ['b', ' '], label: 'Show the other picture', does: swap },
  zoomIn: { keys: ['+', '='], label: 'Zoom in', does: stepZoom(1) },
  zoomOut: { keys: ['-'], label: 'Zoom out', does: stepZoom(-1) },
  fit: { keys: ['0'], label: 'Fit the width', does: set({ zoom: 'fit' }) },
  nextPlace: { keys: ['n'], label: 'Next changed place', does: stepRegion(1) },
  previousPlace: { keys: ['N'], label: 'Previous changed place', does: stepRegion(-1) },
  help: { keys: ['?'], label: 'Keys', effect: toggleHelp },
} satisfies Record<string, Command>;

/** Id of the popover that lists the keys. */
export const HELP = 'help';

/** The name of a command in the table. */
export type CommandName = keyof typeof COMMANDS;

/** Runs a command. */
export function perform({ does, effect }: Command, { state, change }: Review): void {
  effect?.(state);
  if (does) change(does);
}

/** A key's label: `Shift A`, `Space`. */
export function keyName(key: string): string {
  if (key === ' ') return 'Space';
  return /^[A-Z]$/.test(key) ? `Shift ${key}` : key.replace('Arrow', '').toUpperCase();
}

/** Handles keys on the whole page, wherever the focus is. */
export function useKeys(review: Review): void {
  // Before the next key: an effect after the paint would still see the picture before.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = review.state.hasKeys && commandOf(event);
      if (!command) return;
      event.preventDefault();
      // Synchronously, so that a reason typed right after the key goes into its field.
      flushSync(() => perform(command, review));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** The command of a key; undefined when the browser or the focused element handles the key. */
function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  const takes = (selector: string) => target instanceof Element && target.matches(selector);
  if (ctrlKey || metaKey || altKey) return undefined;
  if (takes('input:not([type=range], [type=checkbox]), select')) return undefined;
  if (takes('input, [data-scrolls]') && /^(Arrow\w+| )$/.test(key)) return undefined;
  if (takes('button, a') && key === ' ') return undefined;
  // Only Shift counts as upper case: with caps lock on, A must not accept a whole look.
  const typed = !/^[a-z]$/i.test(key) ? key : shiftKey ? key.toUpperCase() : key.toLowerCase();
  return Object.values<Command>(COMMANDS).find(({ keys }) => keys.includes(typed));
}

function toggleHelp(): void {
  document.getElementById(HELP)?.togglePopover();
}
