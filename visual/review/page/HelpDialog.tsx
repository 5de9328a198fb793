import { SHORTCUTS } from './keys.ts';
import { Modal } from './Modal.tsx';
import { useReview } from './review.ts';

/** Every key, and the switch for those who would rather have none. */
export function HelpDialog() {
  const { state, dispatch } = useReview();
  return (
    <Modal title="Keys" onClose={() => dispatch({ type: 'close' })}>
      <dl className="shortcuts">
        {SHORTCUTS.map(({ shown, does }) => (
          <div key={does}>
            <dt>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd> wheel
          </dt>
          <dd>Larger and smaller, where the pointer is</dd>
        </div>
      </dl>
      <div className="dialog-buttons">
        <label className="switch">
          <input
            type="checkbox"
            checked={state.hasKeys}
            onChange={() => dispatch({ type: 'toggle', what: 'hasKeys' })}
          />{' '}
          Single keys are on
        </label>
        <button type="button" onClick={() => dispatch({ type: 'close' })}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </Modal>
  );
}
