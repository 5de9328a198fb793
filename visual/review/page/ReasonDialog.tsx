import { type FormEvent, useId, useState } from 'react';
import { markOf, type Result } from '../../report.ts';
import { sendMarks } from './deliver.ts';
import { Modal } from './Modal.tsx';
import { useReview } from './review.ts';
import type { Dialog } from './state.ts';
import { countedPictures, pictureName } from './words.ts';

interface ReasonDialogProps {
  question: Extract<Dialog, { kind: 'reason' }>;
  token: string | null;
}

/** Asks why, for the decision log; the last reason is there to take over or to type over. */
export function ReasonDialog({ question: { verdict, ids, cluster }, token }: ReasonDialogProps) {
  const { state, dispatch } = useReview();
  const [why, setWhy] = useState(state.lastReasons[verdict]);
  const field = useId();
  const verb = verdict === 'accepted' ? 'Accept' : 'Reject';
  const results = state.report.results.filter(({ id }) => ids.includes(id));

  async function decide(event: FormEvent) {
    event.preventDefault();
    const reason = why.trim();
    if (!reason || state.isSending) return;
    const marks = results.map((result) => markOf(result, verdict, reason));
    if (token === null) return dispatch({ type: 'mark', marks });
    dispatch({ type: 'sending' });
    await sendMarks(state.report, marks, token).then(
      (decided) => dispatch({ type: 'decided', decided, marks }),
      (error: Error) => dispatch({ type: 'unreached', why: error.message, marks }),
    );
  }

  return (
    <Modal title={`${verb} ${whatOf(results)}?`} onClose={() => dispatch({ type: 'close' })}>
      <form onSubmit={decide}>
        {cluster && <p className="asked-cluster">{cluster.title}</p>}
        {cluster && cluster.hidden > 0 && (
          <p>{countedPictures(cluster.hidden)} more stay open: the filter hides them.</p>
        )}
        <label htmlFor={field}>Reason, for the decision log</label>
        <input
          id={field}
          required
          // biome-ignore lint/a11y/noAutofocus: the dialog opens to be typed into.
          autoFocus
          autoComplete="off"
          maxLength={1000}
          value={why}
          placeholder={
            verdict === 'accepted' ? 'Wanted: new button height' : 'The label is cut off'
          }
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setWhy(target.value)}
        />
        <div className="dialog-buttons">
          <button type="button" onClick={() => dispatch({ type: 'close' })}>
            Cancel <kbd>Esc</kbd>
          </button>
          <button
            type="submit"
            className={verdict === 'accepted' ? 'accept' : 'reject'}
            disabled={state.isSending}
          >
            {state.isSending ? 'Deciding…' : verb} <kbd>Enter</kbd>
          </button>
        </div>
      </form>
    </Modal>
  );
}

function whatOf(results: readonly Result[]): string {
  const [first] = results;
  return results.length === 1 && first ? pictureName(first) : countedPictures(results.length);
}
