import { useTheme } from '@mui/material/styles';
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { type Address, browserAddress } from '../../services/address.ts';
import {
  type CalculationAnswer,
  type CalculationClient,
  embeddedCalculation,
} from '../../services/calculation-client.ts';
import { followAddress } from '../../services/entered-address.ts';
import { type FlipsClient, workerFlips } from '../../services/flips-client.ts';
import { type Choices, readChoices, writeChoices } from './choices.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  openingState,
  reduceComparison,
} from './comparison-state.ts';

/** What the calculator talks to; stories put others in their place. */
export const ComparisonServices = createContext<{
  client: CalculationClient;
  flips: FlipsClient;
  address: Address;
}>({
  client: embeddedCalculation,
  flips: workerFlips,
  address: browserAddress,
});

/**
 * Keeps the calculator's state. It opens with an answer made at build, reads a shared link once the
 * page is alive, and asks for a new answer when a choice has settled. What is asked for is also
 * written to the address. A newer question cancels the one before.
 */
export function useComparison(
  opening: Choices,
  answer: CalculationAnswer,
): [ComparisonState, (action: ComparisonAction) => void] {
  const { client, address } = useContext(ComparisonServices);
  const { settle } = useTheme().transitions.duration;
  // A page's opening choices never change; without this they would be new in every render.
  const [opened] = useState(opening);
  const [state, dispatch] = useReducer(reduceComparison, openingState(opened, answer));
  const { pending } = state;

  useEffect(() => {
    const read = () => dispatch({ kind: 'appeared', read: readChoices(address.read(), opened) });
    read();
    return followAddress(read);
  }, [address, opened]);

  useEffect(() => {
    if (!pending) return;
    const cancellation = new AbortController();
    const ask = async () => {
      dispatch({ kind: 'started', request: pending });
      address.write(writeChoices(pending, opened));
      try {
        const next = await client.calculate(pending, cancellation.signal);
        dispatch({ kind: 'answered', request: pending, answer: next });
      } catch {
        dispatch({ kind: 'failed', request: pending });
      }
    };
    const timer = setTimeout(ask, pending.settles ? settle : 0);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [pending, client, address, opened, settle]);

  return [state, dispatch];
}
