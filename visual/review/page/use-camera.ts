import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Change, stepZoom } from './changes.ts';
import { aimed, type Camera, middleAt, type Scene, scrollFor } from './geometry.ts';

/**
 * Keeps a scroller where the person looks, over views, sizes and jumps, and moves its sheets along:
 * they lie in windows that stay, so that one scrolling element serves all of them.
 * @returns what to call when the person scrolled
 */
export function useCamera(
  scroller: RefObject<HTMLDivElement | null>,
  scene: Scene,
  change: (change: Change) => void,
): () => void {
  const camera = useRef<Camera>(undefined);

  useLayoutEffect(() => {
    if (!scroller.current || scene.room.width === 0) return;
    camera.current = aimed(camera.current, scene);
    scroller.current.scrollTo(scrollFor(camera.current, scene));
    moveSheets(scroller.current, scene);
  });

  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      change(stepZoom(event.deltaY < 0 ? 1 : -1));
    };
    const element = scroller.current;
    // React listens passively, and a passive listener cannot keep the browser from zooming the page.
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [scroller, change]);

  return function remember() {
    if (!scroller.current || !camera.current) return;
    const { scrollLeft: left, scrollTop: top } = scroller.current;
    const ours = scrollFor(camera.current, scene);
    // Our own scrolling ends where the sheet ends; what it aimed at is kept for other sizes.
    const isOurs = Math.abs(left - ours.left) < 2 && Math.abs(top - ours.top) < 2;
    if (!isOurs) camera.current = { ...camera.current, ...middleAt({ left, top }, scene) };
    moveSheets(scroller.current, scene);
  };
}

/** A sheet narrower than its window stands in the middle. */
function moveSheets({ scrollLeft, scrollTop, style }: HTMLElement, { sheet, scale, room }: Scene) {
  const margin = Math.max(0, (room.width - sheet.width * scale) / 2);
  style.setProperty('--sheet-x', `${margin - scrollLeft}px`);
  style.setProperty('--sheet-y', `${-scrollTop}px`);
}

/** The size of an element in px without its scrollbars, as it changes; 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
