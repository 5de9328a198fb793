import { useSyncExternalStore } from 'react';

/**
 * Whether scripts run here: `false` in prerendered HTML and while it is taken over, `true` from then
 * on. Controls that need a script wait for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
