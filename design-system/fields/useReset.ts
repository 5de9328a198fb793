import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Runs `reset` once the form around an element is reset: by a button, a script or an action of React. */
export function useReset<Kind extends HTMLElement | null>(
  reset: () => void,
): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  const run = useEffectEvent(reset);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event.target as Node).contains(ref.current)) return;
      // The browser resets its own only after everybody has heard, unless one of them prevents it.
      setTimeout(() => event.defaultPrevented || run());
    };
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  }, []);
  return ref;
}
