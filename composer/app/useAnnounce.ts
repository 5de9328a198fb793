import { createContext, useContext } from 'react';

export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something to people who use a screen reader. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
