/** Controls in the order in which they were last used, with what then stood in them. */
export type Presses = Map<HTMLElement, string>;

/**
 * Keeps what is pressed, chosen and typed in an island that is on its way, until the signal says that
 * React hears it. Buttons that open a hint need no script.
 */
export function recordPresses(host: HTMLElement, signal: AbortSignal): Presses {
  const presses: Presses = new Map();
  const note = (control: HTMLElement | null, value = '') => {
    if (!control) return;
    presses.delete(control);
    presses.set(control, value);
  };
  host.addEventListener(
    'click',
    ({ target }) => note((target as Element).closest<HTMLElement>('button:not([popovertarget])')),
    { signal },
  );
  host.addEventListener(
    'input',
    ({ target }) => note(target as HTMLInputElement, (target as HTMLInputElement).value),
    { signal },
  );
  return presses;
}
