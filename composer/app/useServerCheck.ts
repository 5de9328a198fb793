import { useEffect, useState } from 'react';
import type { Problem } from '../../site/landings/check/problem.ts';
import { CHECK_ADDRESS, type Checked, type SaveRequest } from '../api.ts';
import type { Draft } from '../draft/draft.ts';
import { JSON_HEADERS, sendToWorkbench } from './send-to-workbench.ts';

/**
 * What only the workbench's server finds in a draft that has no other problem, such as words that no dictionary
 * has; `undefined` until it has looked.
 */
export function useServerCheck(
  draft: Draft,
  isSound: boolean,
  token: string | undefined,
): readonly Problem[] | undefined {
  const [last, setLast] = useState<Checked & { draft: Draft }>();
  const isAsked = isSound && token !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const request: SaveRequest = { draft, agreedTo: null };
      const body = JSON.stringify(request);
      const answer = await sendToWorkbench<Checked>(CHECK_ADDRESS, token, JSON_HEADERS, body);
      // A server that does not answer says so when it is to save.
      if (!isLate) setLast({ draft, problems: 'problems' in answer ? answer.problems : NONE });
    }, SETTLED);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [draft, isAsked, token]);
  if (!isAsked) return NONE;
  return last?.draft === draft ? last.problems : undefined;
}

const NONE: readonly Problem[] = [];

/** Milliseconds after which somebody has stopped typing. */
const SETTLED = 500;
