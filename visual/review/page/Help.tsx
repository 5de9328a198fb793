import { set } from './actions.ts';
import { COMMANDS, formatKey, HELP } from './commands.ts';
import { useReview } from './review-context.ts';

/** All keys, and the switch that turns them off. A native popover: its key and Esc close it. */
export function Help() {
  const { state, dispatch } = useReview();
  return (
    <section id={HELP} popover="auto" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {Object.values(COMMANDS).map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{formatKey(key)}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={state.hasKeys}
          onChange={() => dispatch(set({ hasKeys: !state.hasKeys }))}
        />{' '}
        Enable single-key shortcuts
      </label>
    </section>
  );
}
