import type { Action } from './actions.ts';
import { LOOK_NAMES, LOOKS } from './looks.ts';

/** What a key does: a change of state, or something only the page itself can do. */
export type Command = Action | { type: 'focus-filter' } | { type: 'export' } | { type: 'hold' };

/** One row of the help: keys as `KeyboardEvent.key` names them, as people read them, and what they do. */
export interface Shortcut {
  keys: readonly string[];
  shown: readonly string[];
  does: string;
  command: Command;
}

/** Every key, in the order of the help. */
export const SHORTCUTS: readonly Shortcut[] = [
  key(['j', 'ArrowDown'], ['J', 'Down'], 'Next picture', { type: 'step', by: 1 }),
  key(['k', 'ArrowUp'], ['K', 'Up'], 'Previous picture', { type: 'step', by: -1 }),
  key(['J'], ['Shift J'], 'Next cluster', { type: 'step-cluster', by: 1 }),
  key(['K'], ['Shift K'], 'Previous cluster', { type: 'step-cluster', by: -1 }),
  key(['a'], ['A'], 'Accept the picture', { type: 'ask', verdict: 'accepted', about: 'picture' }),
  key(['r'], ['R'], 'Reject the picture', { type: 'ask', verdict: 'rejected', about: 'picture' }),
  key(['A'], ['Shift A'], 'Accept the cluster', {
    type: 'ask',
    verdict: 'accepted',
    about: 'cluster',
  }),
  key(['R'], ['Shift R'], 'Reject the cluster', {
    type: 'ask',
    verdict: 'rejected',
    about: 'cluster',
  }),
  key(['u'], ['U'], 'Take the last mark back (report from disk)', { type: 'undo' }),
  key(['e'], ['E'], 'Export the marks (report from disk)', { type: 'export' }),
  ...LOOKS.map((look, index) =>
    key([`${index + 1}`], [`${index + 1}`], LOOK_NAMES[look], { type: 'look', look }),
  ),
  key(['b', ' '], ['B', 'Space'], 'Blink: hold to see the other picture', { type: 'hold' }),
  key(['+', '='], ['+'], 'Larger', { type: 'step-zoom', by: 1 }),
  key(['-'], ['−'], 'Smaller', { type: 'step-zoom', by: -1 }),
  key(['0'], ['0'], 'Fit to the width', { type: 'zoom', zoom: 'fit' }),
  key(['n'], ['N'], 'Next changed place', { type: 'step-region', by: 1 }),
  key(['N'], ['Shift N'], 'Previous changed place', { type: 'step-region', by: -1 }),
  key(['o'], ['O'], 'Outlines of changed places', { type: 'toggle', what: 'hasOutlines' }),
  key(['d'], ['D'], 'Facts about the picture', { type: 'toggle', what: 'hasFacts' }),
  key(['/'], ['/'], 'Filter', { type: 'focus-filter' }),
  key(['?'], ['?'], 'This help', { type: 'help' }),
];

/** A key press as far as it matters here. */
export interface Press {
  key: string;
  isShifted: boolean;
  /** With Ctrl, Alt or Meta a key belongs to the browser. */
  isModified: boolean;
  /** What has the focus: text takes every key, a widget its arrows and Space. */
  focus: 'text' | 'widget' | 'button' | 'page';
}

/** What a key press does here; nothing when the key belongs to somebody else. */
export function commandOf({ key, isShifted, isModified, focus }: Press): Command | undefined {
  const pressed = withoutCapsLock(key, isShifted);
  if (isModified || focus === 'text') return undefined;
  if (focus === 'widget' && WIDGET_KEYS.test(pressed)) return undefined;
  if (focus === 'button' && pressed === ' ') return undefined;
  return SHORTCUTS.find(({ keys }) => keys.includes(pressed))?.command;
}

/** Only Shift makes a capital: with caps lock on, A must not accept a whole cluster. */
function withoutCapsLock(key: string, isShifted: boolean): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return isShifted ? key.toUpperCase() : key.toLowerCase();
}

const WIDGET_KEYS = /^(Arrow\w+| )$/;

function key(
  keys: readonly string[],
  shown: readonly string[],
  does: string,
  command: Command,
): Shortcut {
  return { keys, shown, does, command };
}
