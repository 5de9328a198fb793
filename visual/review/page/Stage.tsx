import { type CSSProperties, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Box, Result } from '../../report.ts';
import { see, toggle } from './changes.ts';
import { type Layer, placeIn, type Scene, sheetOf } from './geometry.ts';
import { pictureUrl } from './labels.ts';
import { ViewBar } from './PictureHeader.tsx';
import { useReview } from './review-context.ts';
import type { State } from './state.ts';
import { useCamera, useSize } from './useCamera.ts';
import { type View, viewOf } from './views.ts';

/** The picture in the chosen view; a picture without a counterpart is shown alone. */
export function Stage({ result }: { result: Result }) {
  const { state, change } = useReview();
  const view = viewOf(result, state.view);
  const isBlinking = view === 'blink' && state.isBlinking;
  useEffect(() => {
    if (!isBlinking) return;
    // One second each, well below three flashes per second (WCAG 2.3.1).
    const timer = setInterval(() => change(toggle('isSwapped')), 1000);
    return () => clearInterval(timer);
  }, [isBlinking, change]);
  if (!result.before && !result.after) {
    return <p className="stage empty">The report contains no picture. {result.reason}</p>;
  }
  return (
    <div className="stage">
      <ViewBar result={result} />
      <Windows key={result.id} result={result} view={view} />
    </div>
  );
}

/** The windows onto the sheet, in an element that scrolls with wheel, keys and drag. */
function Windows({ result, view }: { result: Result; view: View | 'single' }) {
  const { state, change } = useReview();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const { regions = [] } = result;
  const region = regions[state.region ?? -1];
  const sheet = useMemo(() => sheetOf(result, view, region), [result, view, region]);
  const room = { ...size, width: view === 'side' ? size.width / 2 : size.width };
  const scale = state.zoom === 'fit' ? Math.min(1, room.width / sheet.width) : state.zoom;
  const scene: Scene = { sheet, scale, room, regions, region: state.region };
  const remember = useCamera(scroller, scene, change);
  const scrolled = {
    width: size.width + Math.max(0, sheet.width * scale - room.width),
    height: size.height + Math.max(0, sheet.height * scale - room.height),
  };

  function noteLoaded({ currentTarget }: { currentTarget: HTMLElement }) {
    const images = [...currentTarget.querySelectorAll('img')];
    if (images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) {
      change(see(result.id));
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it only scrolls, it is no form group.
    <div
      ref={scroller}
      className="scroller"
      role="group"
      aria-label="Picture, scrollable"
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={drag}
      onScroll={remember}
      onLoadCapture={noteLoaded}
    >
      <div style={scrolled}>
        <div className="windows" style={size}>
          {sheet.layers.map((layer) => (
            <div key={layer.side} className="window" style={STYLES[view](layer.side, state)}>
              <Sheet layer={layer} scene={scene} result={result} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** One picture on its sheet, with its changed places outlined and the current one emphasised. */
function Sheet({ layer, scene, result }: { layer: Layer; scene: Scene; result: Result }) {
  const { state } = useReview();
  const [isMissing, setIsMissing] = useState(false);
  const { side, image, box } = layer;
  const { sheet, scale, regions, region } = scene;
  if (isMissing)
    return (
      <p className="empty">
        {pictureUrl(image)} is missing from the report folder. Run `npm run visual` again.
      </p>
    );
  const places = state.hasOutlines && side !== 'difference' ? regions : [];
  return (
    <div className="sheet" style={scaled({ ...sheet, x: 0, y: 0 }, scale)}>
      <img
        src={pictureUrl(image)}
        alt={`${ALTERNATIVES[side]} of ${result.title}, ${result.name}`}
        draggable={false}
        style={{ ...scaled(box, scale), imageRendering: scale > 1 ? 'pixelated' : 'auto' }}
        onError={() => setIsMissing(true)}
      />
      {places.map((place, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a report's regions keep their order.
          key={index}
          className="outline"
          data-current={region === index}
          style={scaled(placeIn(layer, place), scale)}
        />
      ))}
    </div>
  );
}

const STYLES: Record<View | 'single', (side: Layer['side'], state: State) => CSSProperties> = {
  side: (side) => (side === 'before' ? { insetInlineEnd: '50%' } : { insetInlineStart: '50%' }),
  swipe: (side, { share }) => ({
    clipPath: side === 'before' ? `inset(0 ${100 - share}% 0 0)` : `inset(0 0 0 ${share}%)`,
  }),
  onion: (side, { share }) => (side === 'after' ? { opacity: share / 100 } : {}),
  // Hidden instead of removed, because a picture that has to be decoded first would not blink.
  blink: (side, { isSwapped }) => ({
    visibility: (side === 'before') === isSwapped ? 'visible' : 'hidden',
  }),
  difference: () => ({}),
  single: () => ({}),
};

const ALTERNATIVES: Record<Layer['side'], string> = {
  before: 'Accepted picture',
  after: 'New picture',
  difference: 'Difference',
};

function scaled({ x, y, width, height }: Box, scale: number): CSSProperties {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

/** Dragging with the main mouse button scrolls the picture; touch scrolls natively. */
function grab({ button, pointerType, pointerId, currentTarget }: PointerEvent): void {
  if (button === 0 && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent): void {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}
