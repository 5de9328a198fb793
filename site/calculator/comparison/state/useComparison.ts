import { useTheme } from '@mui/material/styles';
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { chosenClient } from '../../client/chosen-client.ts';
import type { CalculationAnswer, CalculationClient, PresetName } from '../../client/client.ts';
import { type FlipsClient, workerFlips } from '../../client/flips-client.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import { type Address, browserAddress } from './address.ts';
import { type Choices, readChoices, withoutAssumptions, writeChoices } from './choices.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  openingState,
  type Question,
  reduceComparison,
} from './comparison-state.ts';
import { onNavigation } from './entered-address.ts';

/** What the calculator talks to; stories put others in their place. */
export const ComparisonServices = createContext<{
  client: CalculationClient;
  flips: FlipsClient;
  address: Address;
}>({
  client: chosenClient,
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
  assumptions: Record<PresetName, AssumptionTexts>,
): [ComparisonState, (action: ComparisonAction) => void] {
  const { client, address } = useContext(ComparisonServices);
  const { settle } = useTheme().transitions.duration;
  // A page's opening choices never change; without this they would be new in every render.
  const [opened] = useState(opening);
  const [state, dispatch] = useReducer(
    reduceComparison,
    openingState(opened, answer, assumptions[opened.preset]),
  );
  const { pending } = state;
  const { takesAssumptions } = client;

  useEffect(() => {
    const appear = () => {
      const read = readChoices(address.read(), opened);
      dispatch({
        kind: 'appeared',
        read: takesAssumptions ? read : withoutAssumptions(read, opened),
      });
    };
    appear();
    return onNavigation(appear);
  }, [address, opened, takesAssumptions]);

  useEffect(() => {
    if (!pending) return;
    const cancellation = new AbortController();
    const ask = async () => {
      dispatch({ kind: 'started', request: pending });
      address.write(writeChoices(pending, opened));
      try {
        const [next, figures] = await Promise.all([
          client.calculate(pending, cancellation.signal),
          figuresOf(pending, assumptions),
        ]);
        dispatch({ kind: 'answered', request: pending, answer: next, figures });
      } catch {
        dispatch({ kind: 'failed', request: pending });
      }
    };
    const timer = setTimeout(ask, pending.settles ? settle : 0);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [pending, client, address, opened, settle, assumptions]);

  return [state, dispatch];
}

/** The texts of a question's assumptions: those of a preset are there, others are written here. */
async function figuresOf(
  question: Question,
  presets: Record<PresetName, AssumptionTexts>,
): Promise<AssumptionTexts> {
  if (Object.keys(question.own).length === 0) return presets[question.preset];
  const own = await import('../custom-assumptions/figures-of.ts');
  return own.figuresOf(question);
}
