import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Change, stepZoom } from './changes.ts';
import { aimed, type Camera, middleAt, type Scene, scrollFor } from './geometry.ts';

/**
 * Keeps the scroll position of a scroller across views, zooms and jumps, and moves its sheets: they
 * are in fixed windows, so that one scrolling element scrolls all of them.
 * @returns the scroll handler
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
    // React's wheel listeners are passive, and a passive listener cannot prevent the browser's zoom.
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [scroller, change]);

  return function remember() {
    if (!scroller.current || !camera.current) return;
    const { scrollLeft: left, scrollTop: top } = scroller.current;
    const ours = scrollFor(camera.current, scene);
    // Scrolling by code is limited by the sheet; its target is kept for other sizes.
    const isOurs = Math.abs(left - ours.left) < 2 && Math.abs(top - ours.top) < 2;
    if (!isOurs) camera.current = { ...camera.current, ...middleAt({ left, top }, scene) };
    moveSheets(scroller.current, scene);
  };
}

/** A sheet narrower than its window is centred. */
function moveSheets({ scrollLeft, scrollTop, style }: HTMLElement, { sheet, scale, room }: Scene) {
  const margin = Math.max(0, (room.width - sheet.width * scale) / 2);
  style.setProperty('--sheet-x', `${margin - scrollLeft}px`);
  style.setProperty('--sheet-y', `${-scrollTop}px`);
}

/** The current size of an element in px without its scrollbars; 0 before it is measured. */
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
