import { type Dispatch, useEffect, useState } from 'react';
import type { Problem } from '../../site/landings/check/problem.ts';
import { type Owner, ownerOf, textControlId } from './composer-context.ts';

/** Opens the part of the landing that a problem is in, and takes the keyboard to its field. */
export function useProblemLink(open: Dispatch<Owner>): (problem: Problem) => void {
  const [problem, setProblem] = useState<Problem>();
  // After the fields of that part are there.
  useEffect(() => {
    if (problem) controlOf(problem)?.focus();
  }, [problem]);
  return (next) => {
    open(ownerOf(next));
    setProblem({ ...next });
  };
}

/** Its control, or the nearest that contains it. */
function controlOf({ field, locale }: Problem): HTMLElement | null {
  const own = locale && document.getElementById(textControlId(field, locale));
  const parts = field.split('.');
  const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  const found = names.map((name) => document.getElementById(name)).find((element) => element);
  return own || found || null;
}
