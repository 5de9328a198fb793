import { useState } from 'react';
import type { Accepted } from '../../model/decisions.ts';
import type { Result } from '../../model/report.ts';
import { HISTORY } from './commands.ts';
import { formatDecision } from './labels.ts';
import { useReview } from './review-context.ts';

/** Who accepted the picture last and why; open also every time before, which only git knows. */
export function PictureHistory({ result: { id, accepted } }: { result: Result }) {
  const isServed = useReview().state.original === null;
  const [history, setHistory] = useState<readonly Accepted[]>();
  if (!accepted) return null;

  async function load() {
    const response = await fetch(`/history/${id}`).catch(() => undefined);
    setHistory(response?.ok ? await response.json() : []);
  }

  const earlier = history?.filter(({ when }) => when !== accepted.when);
  return (
    <details id={HISTORY} onToggle={() => isServed && !history && load()}>
      <summary>
        {formatDecision({ answer: 'accepted', ...accepted })} <kbd>H</kbd>
      </summary>
      <ol>
        {earlier?.map((each) => (
          <li key={each.when}>{formatDecision({ answer: 'accepted', ...each })}</li>
        ))}
      </ol>
      {earlier?.length === 0 && <p>It was not accepted before.</p>}
      {!earlier && <p>{isServed ? 'Reading the history …' : EARLIER}</p>}
    </details>
  );
}

const EARLIER = 'What was accepted before is in git: run npm run visual:review in a checkout.';
