import { useEffect, useState } from 'react';
import { CHECK_ADDRESS, type Checked, type SaveRequest } from '../api.ts';
import type { Draft } from '../draft/draft.ts';
import { JSON_HEADERS, sendToWorkbench } from './send-to-workbench.ts';

/** What the workbench's server finds. */
interface ServerCheck extends Checked {
  /** Why it has not looked. */
  unchecked?: string;
}

/**
 * Asks the workbench's server about a draft that has no other problem for what only it finds, such as words that
 * no dictionary has.
 */
export function useServerCheck(
  draft: Draft,
  isSound: boolean,
  token: string | undefined,
): ServerCheck {
  const [last, setLast] = useState<{ draft: Draft; check: ServerCheck }>();
  const isAsked = isSound && token !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const request: SaveRequest = { draft, agreedTo: null };
      const body = JSON.stringify(request);
      const answer = await sendToWorkbench<Checked>(CHECK_ADDRESS, token, JSON_HEADERS, body);
      if (isLate) return;
      const check =
        'problems' in answer
          ? answer
          : { problems: [], unchecked: `Its words were not looked up. ${answer.why}` };
      setLast({ draft, check });
    }, SETTLED);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [draft, isAsked, token]);
  if (!isAsked) return NOTHING;
  return last?.draft === draft ? last.check : LOOKING;
}

const NOTHING: ServerCheck = { problems: [] };
const LOOKING: ServerCheck = { problems: [], unchecked: 'Looking its words up …' };

/** Milliseconds after which somebody has stopped typing. */
const SETTLED = 500;
