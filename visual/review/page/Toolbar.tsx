import { counted } from '../../counted.ts';
import type { Result } from '../../report.ts';
import { LOOK_NAMES, LOOKS, looksOf, ZOOMS, type Zoom } from './looks.ts';
import { useReview } from './review.ts';

/** The ways to look at a picture: look, size, changed places, facts. */
export function Toolbar({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  return (
    <div className="toolbar">
      <Looks result={result} />
      <Zooms />
      <Places result={result} />
      <button
        type="button"
        className="push-end"
        aria-pressed={state.hasFacts}
        aria-keyshortcuts="d"
        onClick={() => dispatch({ type: 'toggle', what: 'hasFacts' })}
      >
        Facts <kbd>D</kbd>
      </button>
    </div>
  );
}

function Looks({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  const possible = looksOf(result);
  return (
    <fieldset className="joined">
      <legend className="visually-hidden">Look</legend>
      {LOOKS.map((look, index) => (
        <button
          key={look}
          type="button"
          disabled={!possible.includes(look)}
          aria-pressed={state.look === look && possible.includes(look)}
          aria-keyshortcuts={`${index + 1}`}
          title={`${LOOK_NAMES[look]} (${index + 1})`}
          onClick={() => dispatch({ type: 'look', look })}
        >
          {LOOK_NAMES[look]}
        </button>
      ))}
    </fieldset>
  );
}

function Zooms() {
  const { state, dispatch } = useReview();
  return (
    <fieldset className="joined">
      <legend className="visually-hidden">Size</legend>
      <button
        type="button"
        aria-label="Smaller"
        title="Smaller (−)"
        onClick={() => dispatch({ type: 'step-zoom', by: -1 })}
      >
        −
      </button>
      <select
        aria-label="Zoom"
        value={String(state.zoom)}
        onChange={({ target }) =>
          dispatch({
            type: 'zoom',
            zoom: ZOOMS.find((zoom) => String(zoom) === target.value) ?? 'fit',
          })
        }
      >
        {ZOOMS.map((zoom) => (
          <option key={zoom} value={String(zoom)}>
            {zoomName(zoom)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label="Larger"
        title="Larger (+)"
        onClick={() => dispatch({ type: 'step-zoom', by: 1 })}
      >
        +
      </button>
    </fieldset>
  );
}

function Places({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  const count = result.regions?.length ?? 0;
  if (count === 0) return null;
  return (
    <fieldset className="joined">
      <legend className="visually-hidden">Changed places</legend>
      <button
        type="button"
        aria-label="Previous changed place"
        title="Previous changed place (Shift N)"
        onClick={() => dispatch({ type: 'step-region', by: -1 })}
      >
        ‹
      </button>
      <button
        type="button"
        title="Next changed place (N)"
        onClick={() => dispatch({ type: 'step-region', by: 1 })}
      >
        <span className="visually-hidden">Next changed place, </span>
        {state.region === null ? counted(count, 'place') : `Place ${state.region + 1} of ${count}`}{' '}
        ›
      </button>
      <button
        type="button"
        aria-pressed={state.hasOutlines}
        aria-keyshortcuts="o"
        title="Outlines of changed places (O)"
        onClick={() => dispatch({ type: 'toggle', what: 'hasOutlines' })}
      >
        Outlines
      </button>
    </fieldset>
  );
}

function zoomName(zoom: Zoom): string {
  return zoom === 'fit' ? 'Fit' : `${zoom * 100} %`;
}
