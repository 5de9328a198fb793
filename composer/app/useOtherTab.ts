import { useEffect, useState } from 'react';

/** Whether another tab of this browser has the landing open. Browsers tell only on secure addresses, as on this machine. */
export function useOtherTab(landing: string): boolean {
  const [isInOtherTab, setInOtherTab] = useState(false);
  useEffect(() => {
    setInOtherTab(false);
    if (landing === '' || !isSecureContext) return;
    const key = `composer ${landing}`;
    const left = new AbortController();
    const untilLeft = new Promise((resolve) => left.signal.addEventListener('abort', resolve));
    const hold = () => {
      setInOtherTab(false);
      return untilLeft;
    };
    const ask = async () => {
      const { held = [] } = await navigator.locks.query();
      if (left.signal.aborted) return;
      setInOtherTab(held.some(({ name }) => name === key));
      await navigator.locks.request(key, { signal: left.signal }, hold);
    };
    // It was left while it waited for the other tab.
    ask().catch(() => undefined);
    return () => left.abort();
  }, [landing]);
  return isInOtherTab;
}
