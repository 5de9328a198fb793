import { useEffect, useState } from 'react';

interface Settled<Value> {
  run: unknown;
  value?: Value;
  hasFailed: boolean;
}

/**
 * Runs an asynchronous function, and again when it is another one, which cancels the run before. The
 * last value stays until the next is there; after a failure it runs again on `retry`.
 * @param run keep it with `useCallback`; `null` while nothing is wanted
 */
export function useAsync<Value>(run: ((signal: AbortSignal) => Promise<Value>) | null) {
  const [settled, setSettled] = useState<Settled<Value>>({ run: null, hasFailed: false });
  const loading = run !== null && settled.run !== run;

  useEffect(() => {
    if (!run || !loading) return;
    const cancellation = new AbortController();
    const { signal } = cancellation;
    const settle = (next: (last: Settled<Value>) => Settled<Value>) => {
      if (!signal.aborted) setSettled(next);
    };
    run(signal).then(
      (value) => settle(() => ({ run, value, hasFailed: false })),
      () => settle((last) => ({ ...last, run, hasFailed: true })),
    );
    return () => cancellation.abort();
  }, [run, loading]);

  return {
    value: settled.value,
    loading,
    failed: settled.hasFailed && !loading,
    retry: () => setSettled((last) => ({ ...last, run: null })),
  };
}
