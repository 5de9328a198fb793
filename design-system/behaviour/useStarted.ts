import { useEffect } from 'react';
import type { Start } from './start-once.ts';

/** Runs the script of a component while React shows one, where no page has started it. */
export function useStarted(start: Start): void {
  useEffect(() => start(document), [start]);
}
