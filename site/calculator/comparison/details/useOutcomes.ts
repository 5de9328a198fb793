import { createContext, useContext, useEffect, useState } from 'react';
import type { OutcomesResult } from '../../../calculation/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { workerOutcomes } from '../../client/outcomes-client.ts';

/** Who simulates the market; stories put others in its place. */
export const OutcomesService = createContext(workerOutcomes);

interface FoundOutcomes {
  request: CalculationRequest;
  outcomes: OutcomesResult;
}

/**
 * Keeps the outcomes of the last question that has been simulated, and how far the present one is. A
 * newer question cancels the one before.
 */
export function useOutcomes(request: CalculationRequest) {
  const client = useContext(OutcomesService);
  const [found, setFound] = useState<FoundOutcomes>();
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<CalculationRequest | null>(null);
  const hasFailed = failed === request;

  useEffect(() => {
    if (hasFailed) return;
    const cancellation = new AbortController();
    const { signal } = cancellation;
    const ask = async () => {
      setDone(0);
      try {
        const outcomes = await client.simulate(request, setDone, signal);
        if (!signal.aborted) setFound({ request, outcomes });
      } catch {
        if (!signal.aborted) setFailed(request);
      }
    };
    void ask();
    return () => cancellation.abort();
  }, [client, request, hasFailed]);

  return { found, done, hasFailed, retry: () => setFailed(null) };
}
