import { type FormEvent, Fragment, useState } from 'react';
import { counted } from '../../../tools/library/counted.ts';
import { Button } from './Button.tsx';
import { decide, set } from './changes.ts';
import { COMMANDS, HELP, keyName } from './commands.ts';
import { pictureName } from './labels.ts';
import { groupOf } from './list.ts';
import { useReview } from './review-context.ts';
import type { Question } from './state.ts';

/**
 * Asks for the reason; the last one is preselected to be kept or replaced. A native dialog: the browser
 * traps the focus, closes it on Esc and restores the focus.
 */
export function ReasonDialog({ question: { answer, scope, ids } }: { question: Question }) {
  const { state, list, change } = useReview();
  const [why, setWhy] = useState(state.lastReason);
  const verb = answer === 'accepted' ? 'Accept' : 'Reject';
  const isSending = state.sending.length > 0;
  const first = state.report.results.find(({ id }) => id === ids[0]);
  const what = ids.length === 1 && first ? pictureName(first) : counted(ids.length, 'picture');
  const title = `${verb} ${what}?`;
  const group = groupOf(list, state.picked);
  const seen = ids.filter((id) => state.seen.has(id)).length;
  const rest = ids.length - seen;
  const close = set({ question: null });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (why.trim() && !isSending) change(decide(ids, answer, why.trim()));
  }

  return (
    <dialog className="rows" ref={open} aria-label={title} onCancel={() => change(close)}>
      <h2>{title}</h2>
      <form className="rows" onSubmit={submit}>
        {scope !== 'picture' && group && (
          <p>
            <strong>{group.title}</strong>
            <br />
            You have viewed {seen} of them.
            {rest > 0 && ` ${counted(rest, 'other picture')} will be decided without being viewed.`}
          </p>
        )}
        <label>
          Reason
          <input
            required
            autoComplete="off"
            maxLength={1000}
            value={why}
            placeholder="Intended: new button height"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setWhy(target.value)}
          />
        </label>
        <p className="row">
          <button type="submit" className="accept" disabled={isSending}>
            {isSending ? 'Saving…' : verb} <kbd>Enter</kbd>
          </button>
          <Button does={close}>
            Cancel <kbd>Esc</kbd>
          </Button>
        </p>
      </form>
    </dialog>
  );
}

/** All keys, and the switch that turns them off. A native popover: its key and Esc close it. */
export function Help() {
  const { state, change } = useReview();
  return (
    <section id={HELP} popover="auto" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {Object.values(COMMANDS).map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={state.hasKeys}
          onChange={() => change(set({ hasKeys: !state.hasKeys }))}
        />{' '}
        Enable single-key shortcuts
      </label>
    </section>
  );
}

function open(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
