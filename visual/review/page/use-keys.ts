import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Command, commandOf, type Press } from './keys.ts';

/** Hears keys of the whole page, wherever the focus is, and names what they ask for. */
export function useKeys(isOn: boolean, onCommand: (command: Command) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(pressOf(event));
    if (!command || !isOn || event.defaultPrevented) return;
    event.preventDefault();
    // At once, so that a reason typed right after the key lands in the dialog.
    flushSync(() => onCommand(command));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** A key press as the shortcuts see it. */
export function pressOf(event: KeyboardEvent): Press {
  return {
    key: event.key,
    isShifted: event.shiftKey,
    isModified: event.ctrlKey || event.metaKey || event.altKey,
    focus: focusOf(event.target),
  };
}

function focusOf(target: EventTarget | null): Press['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input:not([type=range], [type=checkbox], [type=radio])')) return 'text';
  if (target.matches('select, [contenteditable]')) return 'text';
  if (target.matches('input, [role=slider], [data-scrolls]')) return 'widget';
  return target.matches('button, a, summary') ? 'button' : 'page';
}
