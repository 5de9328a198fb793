import type { PointerEvent } from 'react';

/** Lets the main mouse button pull the picture; touch scrolls by itself. */
export function dragToPan(start: PointerEvent<HTMLDivElement>): void {
  if (start.button !== 0 || start.pointerType !== 'mouse') return;
  const scroller = start.currentTarget;
  const left = scroller.scrollLeft + start.clientX;
  const top = scroller.scrollTop + start.clientY;
  const move = ({ clientX, clientY }: globalThis.PointerEvent) =>
    scroller.scrollTo(left - clientX, top - clientY);
  const drop = () => {
    scroller.removeEventListener('pointermove', move);
    scroller.classList.remove('dragging');
  };
  scroller.classList.add('dragging');
  scroller.setPointerCapture(start.pointerId);
  scroller.addEventListener('pointermove', move);
  scroller.addEventListener('lostpointercapture', drop, { once: true });
}
