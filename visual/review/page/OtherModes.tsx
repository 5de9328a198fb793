import { formatMode } from '../../plan/modes.ts';
import type { Result } from '../../results/report.ts';
import { STATUSES } from '../../results/status.ts';
import { select } from './actions.ts';
import { Button } from './Button.tsx';
import { positionAt } from './canvas.ts';
import { formatPicture } from './labels.ts';
import { useReview } from './review-context.ts';

/** The story in all its modes, that of the stage first, each at its changed place. */
export function OtherModes({ result: shown }: { result: Result }) {
  const { report } = useReview().state;
  const others = report.results.filter(
    ({ id, story, after, before }) =>
      story === shown.story && id !== shown.id && (after ?? before) !== undefined,
  );
  return (
    <div className="stage modes">
      {[shown, ...others].map((result) => (
        <ModeFigure key={result.id} result={result} />
      ))}
      {others.length === 0 && <p className="empty">The report has no other mode of this story.</p>}
    </div>
  );
}

function ModeFigure({ result }: { result: Result }) {
  const { selected, hasMarks } = useReview().state;
  const { id, mode, status, after, before, regions = [] } = result;
  const image = after ?? before;
  if (!image) return null;
  const isOpen = !STATUSES[status].isSettled;
  return (
    <figure aria-current={id === selected}>
      <figcaption className="row">
        <strong>{formatMode(mode)}</strong> {status}
        {isOpen && id !== selected && <Button action={select(id)}>Show</Button>}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: it only scrolls, it is no form group. */}
      <div
        className="scroller"
        role="group"
        aria-label={`${formatMode(mode)}, scrollable`}
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
      >
        <div
          className="canvas"
          style={{ '--width': `${image.width}px`, '--height': `${image.height}px` }}
        >
          <img
            src={`pictures/${image.hash}.png`}
            alt={formatPicture(result)}
            width={image.width}
            height={image.height}
            onLoad={scrollToPlace}
          />
          {hasMarks &&
            regions.map((place, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a report's regions keep their order.
                key={index}
                className="outline"
                style={positionAt(place[after ? 'after' : 'before'], image)}
              />
            ))}
        </div>
      </div>
    </figure>
  );
}

/** Only inside of its own window: the others stay where they are. */
function scrollToPlace({ currentTarget }: { currentTarget: HTMLElement }): void {
  const place = currentTarget.parentElement?.querySelector<HTMLElement>('.outline');
  const scroller = currentTarget.closest('.scroller');
  if (place && scroller) scroller.scrollTop = place.offsetTop - scroller.clientHeight / 3;
}
