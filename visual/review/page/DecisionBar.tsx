import type { Mark, Result } from '../../report.ts';
import { Glyph } from './Glyph.tsx';
import { openInCluster } from './reduce.ts';
import { useReview } from './review.ts';
import { obstacle, standingOf } from './standing.ts';
import { momentWords, personName } from './words.ts';

/** Where a person decides about the picture on the stage, or about all that show the same change. */
export function DecisionBar({ result }: { result: Result }) {
  const { state } = useReview();
  const why = obstacle(state.report, result);
  const { ids } = openInCluster(state);
  return (
    <footer className="decision-bar">
      <Settled result={result} />
      {why ? (
        <p className="quiet">{why}</p>
      ) : (
        <Pair about="picture" label="This picture" keys={['A', 'R']} />
      )}
      {ids.length > 1 && (
        <Pair about="cluster" label={`Cluster: ${ids.length} open`} keys={['Shift A', 'Shift R']} />
      )}
    </footer>
  );
}

function Settled({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  const standing = standingOf(result, state.marks);
  if (!standing) return null;
  const { verdict, why, signed } = standing;
  return (
    <p className={`settled ${verdict}`}>
      <Glyph kind={verdict} />
      <span title={signed?.who}>
        <strong>{verdict === 'accepted' ? 'Accepted' : 'Rejected'}</strong>
        {signed
          ? ` by ${personName(signed.who)}, ${momentWords(signed.when)}: `
          : ', not applied yet: '}
        {why}
      </span>
      {!signed && (
        <button
          type="button"
          className="plain"
          onClick={() => dispatch({ type: 'undo', id: result.id })}
        >
          Take back
        </button>
      )}
    </p>
  );
}

interface PairProps {
  about: 'picture' | 'cluster';
  label: string;
  keys: [string, string];
}

function Pair({ about, label, keys: [acceptKey, rejectKey] }: PairProps) {
  const { state, dispatch } = useReview();
  const ask = (verdict: Mark['verdict']) => () => dispatch({ type: 'ask', verdict, about });
  return (
    <fieldset className={`pair ${about}`} disabled={state.isSending}>
      <legend>{label}</legend>
      <button type="button" className="accept" onClick={ask('accepted')}>
        Accept{about === 'cluster' && ' all'} <kbd>{acceptKey}</kbd>
      </button>
      <button type="button" className="reject" onClick={ask('rejected')}>
        Reject{about === 'cluster' && ' all'} <kbd>{rejectKey}</kbd>
      </button>
    </fieldset>
  );
}
