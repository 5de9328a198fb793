import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; in prerendered HTML it does not. */
export function useMatch(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
