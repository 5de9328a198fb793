import { formatMode } from '../../plan/modes.ts';
import type { Result } from '../../results/report.ts';
import { STATUSES } from '../../results/status.ts';
import { select } from './actions.ts';
import { Button } from './Button.tsx';
import { findPinSide, layOut } from './canvas.ts';
import { Layered, Scroller } from './Layered.tsx';
import { useReview } from './review-context.ts';

/** The story in all its modes, that of the stage first, each at its changed place. */
export function OtherModes({ result: shown }: { result: Result }) {
  const { report, hasMarks } = useReview().state;
  const others = report.results.filter(
    ({ id, story, after, before }) =>
      story === shown.story && id !== shown.id && (after ?? before) !== undefined,
  );
  return (
    <div className="stage modes" data-marks={hasMarks}>
      {[shown, ...others].map((result) => (
        <ModeFigure key={result.id} result={result} />
      ))}
      {others.length === 0 && <p className="empty">The report has no other mode of this story.</p>}
    </div>
  );
}

function ModeFigure({ result }: { result: Result }) {
  const { selected } = useReview().state;
  const { id, mode, status } = result;
  const canvas = layOut(result, [findPinSide(result)]);
  const isOpen = !STATUSES[status].isSettled;
  return (
    <figure aria-current={id === selected}>
      <figcaption className="row">
        <strong>{formatMode(mode)}</strong> {status}
        {isOpen && id !== selected && <Button action={select(id)}>Show</Button>}
      </figcaption>
      <Scroller name={formatMode(mode)} onLoadCapture={scrollToPlace}>
        {canvas.layers.map((layer) => (
          <Layered key={layer.side} {...{ layer, canvas, result }} />
        ))}
      </Scroller>
    </figure>
  );
}

/** Only inside of its own window: the others stay where they are. */
function scrollToPlace({ currentTarget: scroller }: { currentTarget: HTMLElement }): void {
  const place = scroller.querySelector<HTMLElement>('.outline');
  if (place) scroller.scrollTop = place.offsetTop - scroller.clientHeight / 3;
}
