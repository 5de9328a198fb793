import { type PointerEvent, useMemo, useRef } from 'react';
import type { Result } from '../../model/report.ts';
import { markViewed, set } from './actions.ts';
import { chooseView, isWide, layOut, VIEWS } from './canvas.ts';
import { Layered } from './Layered.tsx';
import { CAPTIONS } from './labels.ts';
import { useReview } from './review-context.ts';
import { useScrolling } from './useScrolling.ts';

/** The picture in the chosen view: each side in its own window, which all scroll together. */
export function Stage({ result }: { result: Result }) {
  const { state, dispatch } = useReview();
  const { zoom, region, share } = state;
  const frame = useRef<HTMLDivElement>(null);
  const view = chooseView(result, state.view);
  const canvas = useMemo(
    () => layOut(result, VIEWS[view], result.regions?.[region ?? -1]),
    [result, view, region],
  );
  const follow = useScrolling(frame, `${view} ${zoom}`, region);
  if (canvas.layers.length === 0) {
    return <p className="stage empty">The report contains no picture. {result.reason}</p>;
  }

  function noteLoaded() {
    const images = [...(frame.current?.querySelectorAll('img') ?? [])];
    if (images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) {
      dispatch(markViewed(result.id));
    }
  }

  return (
    <div
      ref={frame}
      className="stage"
      data-view={view}
      data-wide={view === 'side' && isWide(canvas)}
      data-marks={state.hasMarks && !(view === 'onion' && (share === 0 || share === 100))}
      data-covered={share === 100}
      style={{ '--share': `${share}%` }}
      onLoadCapture={noteLoaded}
    >
      {view === 'onion' && (
        <input
          type="range"
          aria-label="Opacity of after"
          value={share}
          onChange={({ target }) => dispatch(set({ share: target.valueAsNumber }))}
        />
      )}
      {canvas.layers.map((layer) => (
        <figure key={layer.side} data-side={layer.side}>
          <figcaption>{CAPTIONS[layer.side]}</figcaption>
          {/* biome-ignore lint/a11y/useSemanticElements: it only scrolls, it is no form group. */}
          <div
            className="scroller"
            role="group"
            aria-label={`${CAPTIONS[layer.side]}, scrollable`}
            data-scrolls
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
            tabIndex={0}
            onPointerDown={grab}
            onPointerMove={drag}
            onScroll={({ currentTarget }) => follow(currentTarget)}
          >
            <Layered {...{ layer, canvas, result }} />
          </div>
        </figure>
      ))}
    </div>
  );
}

/** Dragging with the main mouse button scrolls the picture; touch scrolls natively. */
function grab({ button, pointerType, pointerId, currentTarget }: PointerEvent): void {
  if (button === 0 && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent): void {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}
