import { useEffect, useState } from 'react';

/**
 * Loads what is needed only on request, once; after a failure, again on request.
 * @param load a function that stays the same
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || hasFailed) return;
    let isCurrent = true;
    const bring = async () => {
      try {
        const part = await load();
        if (isCurrent) setLoaded(() => part);
      } catch {
        if (isCurrent) setHasFailed(true);
      }
    };
    void bring();
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, hasFailed]);

  return { loaded, hasFailed, retry: () => setHasFailed(false) };
}
