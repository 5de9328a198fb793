import { type FormEvent, type ReactNode, useState } from 'react';
import { counted } from '../../../tools/library/counted.ts';
import { Button } from './Button.tsx';
import { decide, set, toggle } from './changes.ts';
import { COMMANDS, keyName } from './commands.ts';
import { pictureName } from './labels.ts';
import { groupOf } from './list.ts';
import { useReview } from './review-context.ts';
import type { Question } from './state.ts';

/** Asks for the reason; the last one is preselected to be kept or replaced. */
export function ReasonDialog({ question: { answer, scope, ids } }: { question: Question }) {
  const { state, list, change } = useReview();
  const [why, setWhy] = useState(state.lastReasons[answer]);
  const isAccepting = answer === 'accepted';
  const verb = isAccepting ? 'Accept' : 'Reject';
  const isSending = state.sending.length > 0;
  const first = state.report.results.find(({ id }) => id === ids[0]);
  const what = ids.length === 1 && first ? pictureName(first) : counted(ids.length, 'picture');
  const group = groupOf(list, state.picked);
  const seen = ids.filter((id) => state.seen.has(id)).length;
  const rest = ids.length - seen;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (why.trim() && !isSending) change(decide(ids, answer, why.trim()));
  }

  return (
    <Modal title={`${verb} ${what}?`}>
      <form className="rows" onSubmit={submit}>
        {scope !== 'picture' && group && (
          <p>
            <strong>{group.title}</strong>
            <br />
            You have viewed {seen} of them.
            {rest > 0 && ` ${counted(rest, 'other picture')} will be decided without being viewed.`}
            {group.hidden > 0 &&
              ` ${counted(group.hidden, 'picture')} hidden by the filter will not be decided.`}
          </p>
        )}
        <label>
          Reason
          <input
            required
            autoComplete="off"
            maxLength={1000}
            value={why}
            placeholder={isAccepting ? 'Intended: new button height' : 'The label is cut off'}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setWhy(target.value)}
          />
        </label>
        <p className="row">
          <button type="submit" className={isAccepting ? 'accept' : ''} disabled={isSending}>
            {isSending ? 'Saving…' : verb} <kbd>Enter</kbd>
          </button>
          <Button does={set({ dialog: null })}>
            Cancel <kbd>Esc</kbd>
          </Button>
        </p>
      </form>
    </Modal>
  );
}

/** All keys, and the switch that turns them off. */
export function HelpDialog() {
  const { state, change } = useReview();
  return (
    <Modal title="Keys">
      <dl className="shortcuts">
        {Object.values(COMMANDS).map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        <label>
          <input
            type="checkbox"
            checked={state.hasKeys}
            onChange={() => change(toggle('hasKeys'))}
          />{' '}
          Enable single-key shortcuts
        </label>
        <Button does={set({ dialog: null })}>
          Close <kbd>Esc</kbd>
        </Button>
      </p>
    </Modal>
  );
}

/** A native dialog: the browser traps the focus, closes it on Esc and restores the focus. */
function Modal({ title, children }: { title: string; children: ReactNode }) {
  const { change } = useReview();
  return (
    <dialog
      className="rows"
      ref={open}
      aria-label={title}
      onCancel={() => change(set({ dialog: null }))}
    >
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}

function open(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
