import type { KeyboardEvent, MouseEvent } from 'react';
import { pin } from './actions.ts';
import { type LayeredProps, positionAt } from './canvas.ts';
import { useReview } from './review-context.ts';

/** How far an arrow key moves a pin, in px; with Shift it is 1. */
const STEP = 8;

/**
 * The point that a rejection is about: with its reason once it is decided; before that a layer that sets
 * it where it is clicked, and arrow keys move it.
 */
export function Pin({ layer: { box, image }, canvas, result: { decision } }: LayeredProps) {
  const { state, dispatch } = useReview();
  const { question } = state;
  const isAsked = question?.answer === 'rejected';
  const point = isAsked ? question.pin : decision?.pin;

  function move(x: number, y: number) {
    const keep = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));
    dispatch(pin({ x: keep(x, image.width - 1), y: keep(y, image.height - 1) }));
  }

  function setAt({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = image.width / width;
    move((clientX - left) * scale, (clientY - top) * scale);
  }

  function moveByKey(event: KeyboardEvent) {
    const [x, y] = DIRECTIONS[event.key] ?? [];
    if (!point || x === undefined || y === undefined) return;
    event.preventDefault();
    // The arrow keys of the page go to another picture.
    event.stopPropagation();
    const step = event.shiftKey ? 1 : STEP;
    move(point.x + x * step, point.y + y * step);
  }

  const place = point && { x: box.x + point.x, y: box.y + point.y, width: 0, height: 0 };
  return (
    <>
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the button on it does the same. */}
      {isAsked && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the pin is set and moved by keys, too.
        <div className="pin-layer" style={positionAt(box, canvas)} onClick={setAt} />
      )}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: see above. */}
      {place && isAsked && (
        <button
          type="button"
          className="pin"
          style={positionAt(place, canvas)}
          aria-label={`Pin at ${point.x}, ${point.y}. Arrow keys move it.`}
          onKeyDown={moveByKey}
        />
      )}
      {place && !isAsked && (
        <span className="pin" style={positionAt(place, canvas)}>
          <span className="reason">{decision?.why}</span>
        </span>
      )}
    </>
  );
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
