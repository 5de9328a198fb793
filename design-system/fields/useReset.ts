import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Runs `reset` once the form of a control, or of that within an element, is reset: by a button, a script or
 * an action of React.
 */
export function useReset<Kind extends HTMLElement | null>(
  reset: () => void,
): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  const run = useEffectEvent(reset);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event.target !== findForm(ref.current)) return;
      // The browser resets its own only after everybody has heard, unless one of them prevents it.
      setTimeout(() => event.defaultPrevented || run());
    };
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  }, []);
  return ref;
}

/** Its name may be elsewhere than around it. */
function findForm(part: HTMLElement | null): HTMLFormElement | null | undefined {
  const control = part?.matches(CONTROL) ? part : part?.querySelector(CONTROL);
  return (control as HTMLInputElement | undefined)?.form;
}

const CONTROL = 'input, select';
