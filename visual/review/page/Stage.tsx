import { type CSSProperties, type PointerEvent, useMemo, useRef } from 'react';
import type { Box, Result } from '../../results/report.ts';
import { see, set } from './actions.ts';
import { type Layer, placeIn, type Sheet, sheetOf } from './canvas.ts';
import { useReview } from './review-context.ts';
import { useScrolling } from './useScrolling.ts';
import { viewOf } from './views.ts';

/** The picture in the chosen view: each side in its own window, which all scroll together. */
export function Stage({ result }: { result: Result }) {
  const { state, change } = useReview();
  const { zoom, region, share } = state;
  const frame = useRef<HTMLDivElement>(null);
  const view = viewOf(result, state.view);
  const sheet = useMemo(
    () => sheetOf(result, view, result.regions?.[region ?? -1]),
    [result, view, region],
  );
  const follow = useScrolling(frame, `${view} ${zoom}`, region);
  if (sheet.layers.length === 0) {
    return <p className="stage empty">The report contains no picture. {result.reason}</p>;
  }

  function noteLoaded() {
    const images = [...(frame.current?.querySelectorAll('img') ?? [])];
    if (images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) {
      change(see(result.id));
    }
  }

  return (
    <div
      ref={frame}
      className="stage"
      data-view={view}
      style={{ '--share': `${share}%` } as CSSProperties}
      onLoadCapture={noteLoaded}
    >
      {view === 'swipe' && (
        <input
          type="range"
          aria-label="Divider between before and after"
          value={share}
          onChange={({ target }) => change(set({ share: target.valueAsNumber }))}
        />
      )}
      {sheet.layers.map((layer) => (
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
            <Layered layer={layer} sheet={sheet} result={result} />
          </div>
        </figure>
      ))}
    </div>
  );
}

interface LayeredProps {
  layer: Layer;
  sheet: Sheet;
  result: Result;
}

/** One picture on its sheet, with its changed places outlined and the current one emphasised. */
function Layered({ layer, sheet, result: { title, name, regions = [] } }: LayeredProps) {
  const { zoom, region } = useReview().state;
  const { side, image, box } = layer;
  const inlineSize = zoom === 'fit' ? `min(100%, ${sheet.width}px)` : `${sheet.width * zoom}px`;
  return (
    <div className="sheet" style={{ inlineSize, aspectRatio: sheet.width / sheet.height }}>
      <img
        src={`pictures/${image.hash}.png`}
        alt={`${CAPTIONS[side]}: ${title}, ${name}`}
        draggable={false}
        data-zoomed={zoom !== 'fit' && zoom > 1}
        style={placed(box, sheet)}
      />
      {regions.map((place, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a report's regions keep their order.
          key={index}
          className="outline"
          data-current={region === index}
          style={placed(placeIn(layer, place), sheet)}
        />
      ))}
    </div>
  );
}

const CAPTIONS: Record<Layer['side'], string> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};

/** In percent, so that it fits a sheet of any size. */
function placed({ x, y, width, height }: Box, sheet: Sheet): CSSProperties {
  return {
    left: `${(x / sheet.width) * 100}%`,
    top: `${(y / sheet.height) * 100}%`,
    width: `${(width / sheet.width) * 100}%`,
    height: `${(height / sheet.height) * 100}%`,
  };
}

/** Dragging with the main mouse button scrolls the picture; touch scrolls natively. */
function grab({ button, pointerType, pointerId, currentTarget }: PointerEvent): void {
  if (button === 0 && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent): void {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}
