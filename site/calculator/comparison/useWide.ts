import { type Breakpoint, useTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { toMediaQuery } from '../../../design-system/styles/media-query.ts';

/** Whether the window is at least as wide as a breakpoint; in prerendered HTML it is not. */
export function useWide(from: Breakpoint): boolean {
  const query = toMediaQuery(useTheme().breakpoints.up(from));
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
