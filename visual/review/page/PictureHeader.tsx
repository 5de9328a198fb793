import { formatCount } from '../../../lib/format-count.ts';
import type { Result } from '../../model/report.ts';
import { STATUSES } from '../../model/status.ts';
import { formatMode } from '../../plan/modes.ts';
import { set, stepRegion } from './actions.ts';
import { Button, Icon } from './Button.tsx';
import { chooseView, hasView, VIEWS, type View, ZOOMS } from './canvas.ts';
import { formatDecision, formatStory } from './labels.ts';
import { useReview } from './review-context.ts';

/** Name and result of the picture on the stage, and the toolbar. */
export function PictureHeader({ result }: { result: Result }) {
  const { title, status, reason, source, accepted } = result;
  return (
    <header className="picture-header band rows">
      <h2>
        <span className="quiet">{title.split('/').slice(0, -1).join(' / ')}</span>{' '}
        {formatStory(result)} <span className="quiet">{formatMode(result.mode)}</span>
      </h2>
      <p>
        <Icon sign={STATUSES[status].sign} /> <strong>{status}</strong> {reason}{' '}
        {source && <code>{source}</code>}
      </p>
      {accepted && <p>{formatDecision({ answer: 'accepted', ...accepted })}</p>}
      <Toolbar result={result} />
    </header>
  );
}

function Toolbar({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  const { zoom, region } = state;
  const count = result.regions?.length ?? 0;
  return (
    <div className="toolbar row">
      <fieldset aria-label="View">
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <Button
            key={view}
            action={view}
            disabled={!hasView(result, view)}
            aria-pressed={view === chooseView(result, state.view)}
          />
        ))}
      </fieldset>
      <select
        aria-label="Zoom"
        title="Zoom (+ and -)"
        value={zoom}
        onChange={({ target }) => dispatch(set({ zoom: ZOOMS[target.selectedIndex] ?? 'fit' }))}
      >
        {ZOOMS.map((size) => (
          <option key={size} value={size}>
            {size === 'fit' ? 'Fit' : `${size * 100} %`}
          </option>
        ))}
      </select>
      <Button action="marks" aria-pressed={state.hasMarks} />
      {count > 0 && (
        <fieldset aria-label="Changed places">
          <Button action={stepRegion(-1)} aria-label="Previous place" title="Shift N">
            <Icon sign="‹" />
          </Button>
          <Button action="nextPlace" title="Next place">
            <span>
              {region === null ? formatCount(count, 'place') : `Place ${region + 1} of ${count}`}{' '}
              <Icon sign="›" />
            </span>
          </Button>
        </fieldset>
      )}
    </div>
  );
}
