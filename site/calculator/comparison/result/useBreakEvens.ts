import { useContext, useEffect, useState } from 'react';
import type { CalculationRequest } from '../../client/client.ts';
import type { BreakEven } from '../../client/flips-client.ts';
import { FIELD_NAMES } from '../state/fields.ts';
import { ComparisonServices } from '../state/useComparison.ts';

/** A comparison that has its answer: what was asked, and our gain, which flip points turn round. */
export interface Answered {
  request: CalculationRequest;
  gain: number;
}

/** BreakEven points and the comparison they are of. */
interface FoundBreakEvens extends Answered {
  flips: readonly BreakEven[];
}

/**
 * Keeps the flip points of the last answer. It opens with those made at build and asks for others
 * only when the question is another one. Until they are there, the previous ones stay. A newer
 * question cancels the one before.
 */
export function useBreakEvens({ request, gain }: Answered, flips: readonly BreakEven[]) {
  const { flips: client } = useContext(ComparisonServices);
  const [found, setFound] = useState<FoundBreakEvens>({ request, gain, flips });
  const [failed, setFailed] = useState<CalculationRequest | null>(null);
  const hasFailed = failed === request;
  const isBusy = !hasFailed && !isSame(found.request, request);

  useEffect(() => {
    if (!isBusy) return;
    const cancellation = new AbortController();
    const { signal } = cancellation;
    const ask = async () => {
      try {
        const next = await client.find(request, signal);
        if (!signal.aborted) setFound({ request, gain, flips: next });
      } catch {
        if (!signal.aborted) setFailed(request);
      }
    };
    void ask();
    return () => cancellation.abort();
  }, [isBusy, client, request, gain]);

  return { found, isBusy, hasFailed, retry: () => setFailed(null) };
}

function isSame(one: CalculationRequest, other: CalculationRequest): boolean {
  return (
    one.comparisonType === other.comparisonType &&
    one.preset === other.preset &&
    JSON.stringify(one.overrides ?? {}) === JSON.stringify(other.overrides ?? {}) &&
    FIELD_NAMES.every((field) => one.inputs[field] === other.inputs[field])
  );
}
