import { useTheme } from '@emotion/react';
import {
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { type CalculationAnswer, type CalculationClient, keepTable } from '../../client/client.ts';
import { onNavigation, onWrite } from './address.ts';
import { type Choices, readChoices, withoutAssumptions, writeChoices } from './choices.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  makeOpeningState,
  type Question,
  reduceComparison,
} from './comparison-state.ts';
import { ComparisonServices } from './services.ts';

/** An answer that is shown, and the question that it answers. */
export interface Shown {
  answer: CalculationAnswer;
  question: Question;
}

/**
 * Keeps the calculator's state. It opens with an answer made at build, reads a shared link once it is
 * hydrated, and asks for a new answer when a choice has settled. What is asked for is also
 * written to the address. A newer question cancels the one before. Where the calculation is at hand,
 * what is shown follows every change at once.
 */
export function useComparison(
  opening: Choices,
  answer: CalculationAnswer,
): [ComparisonState, (action: ComparisonAction) => void, Shown] {
  const { client, address } = useContext(ComparisonServices);
  const { tableOnly } = client;
  const { settle } = useTheme().transitions.duration;
  // A page's opening choices never change; without this they would be new in every render.
  const [opened] = useState(opening);
  const [state, dispatch] = useReducer(
    reduceComparison,
    makeOpeningState(opened, tableOnly ? keepTable(answer) : answer),
  );
  const { pending, prefilled } = state;
  const [calculateNow, setCalculateNow] = useState<Calculate>();
  // A slider goes first: what follows it waits for a moment without a move.
  const latest = useDeferredValue(pending);
  const live = useMemo(
    () => latest?.settles && calculateNow && { answer: calculateNow(latest), question: latest },
    [latest, calculateNow],
  );

  useEffect(() => {
    // Without it what is shown waits until a change has settled.
    const take = (calculate: Calculate) => startTransition(() => setCalculateNow(() => calculate));
    client.load?.().then(take, ignore);
  }, [client]);

  useEffect(() => {
    const load = () => {
      const read = readChoices(address.read(), opened);
      const choice = tableOnly ? withoutAssumptions(read, opened) : read;
      dispatch({ kind: 'chosen', choice: { ...choice, prefilled: address.isPrefilled() } });
    };
    load();
    const notice = () => address.isPrefilled() || dispatch({ kind: 'gapChanged' });
    const ends = [onNavigation(load), onWrite(notice)];
    return () => {
      for (const end of ends) end();
    };
  }, [address, opened, tableOnly]);

  useEffect(() => {
    if (!pending) return;
    const cancellation = new AbortController();
    const write = () => address.write(writeChoices(pending, opened), prefilled);
    const ask = async () => {
      dispatch({ kind: 'started', request: pending });
      write();
      try {
        const next = await client.calculate(pending, cancellation.signal);
        dispatch({ kind: 'answered', request: pending, answer: next });
      } catch {
        dispatch({ kind: 'failed', request: pending });
      }
    };
    const timer = setTimeout(ask, pending.settles ? settle : 0);
    // Who leaves before finds it again.
    addEventListener('pagehide', write, { signal: cancellation.signal });
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [pending, prefilled, client, address, opened, settle]);

  return [state, dispatch, (pending && live) || { answer: state.answer, question: state.answered }];
}

type Calculate = Awaited<ReturnType<NonNullable<CalculationClient['load']>>>;

function ignore(): void {}
