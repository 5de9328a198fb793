import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Box } from '../../report.ts';
import { middleOf, onSheet } from './geometry.ts';
import type { Scene } from './scene.ts';

/** A point of the sheet and where in the window it is seen: what must not move while sizes change. */
export interface Position {
  x: number;
  y: number;
  left: number;
  top: number;
  /** The region that was jumped to last. */
  region: number | null;
}

/** The corner of the sheet in the corner of the window. */
export const TOP: Position = { x: 0, y: 0, left: 0, top: 0, region: null };

/**
 * Keeps a scroller where the person looks: over sizes and looks, and at the region they jump to. A
 * picture whose changed places are further down opens at the first of them.
 * @returns what to call when the person scrolled
 */
export function usePosition(scroller: RefObject<HTMLDivElement | null>, scene: Scene): () => void {
  const { scale, region, position } = scene;

  const open = useEffectEvent(() => {
    const element = scroller.current;
    const first = placeOnSheet(scene, 0);
    if (!element || !first || position.current !== TOP) return;
    const { clientWidth, clientHeight } = element;
    const isInSight =
      (first.x + first.width) * scale <= clientWidth &&
      (first.y + first.height) * scale <= clientHeight;
    if (isInSight) return;
    const { x } = middleOf(first);
    position.current = { ...TOP, x, y: first.y, left: clientWidth / 2, top: clientHeight / 4 };
  });
  useLayoutEffect(() => open(), []);

  const restore = useEffectEvent(() => {
    if (scroller.current) scrollTo(scroller.current, scene);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another size moves things.
  useLayoutEffect(() => restore(), [scale]);

  const jump = useEffectEvent(() => {
    const element = scroller.current;
    const place = region && placeOnSheet(scene, region.index);
    if (!element || !place || position.current.region === region.index) return;
    const { x, y } = middleOf(place);
    const { clientWidth, clientHeight } = element;
    position.current = { x, y, left: clientWidth / 2, top: clientHeight / 2, region: region.index };
    scrollTo(element, scene);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another region asks for a jump.
  useLayoutEffect(() => jump(), [region?.index]);

  useZoomByWheel(scroller, scene);

  return function remember() {
    const element = scroller.current;
    if (!element || isWhere(element, scene)) return;
    // The middle of the window is what a person looks at.
    hold(scene, element, element.clientWidth / 2, element.clientHeight / 2);
  };
}

/** Where a changed place lies on the sheet. */
function placeOnSheet({ result, sheet }: Scene, index: number): Box | undefined {
  const layer = sheet.after ?? sheet.before;
  const region = result.regions?.[index];
  return layer && region && onSheet(region.after, layer);
}

function useZoomByWheel(scroller: RefObject<HTMLDivElement | null>, scene: Scene): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    const element = scroller.current;
    if (!element || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    hold(scene, element, event.clientX - left, event.clientY - top);
    scene.onZoom(event.deltaY < 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = scroller.current;
    const listener = (event: WheelEvent) => turn(event);
    // React listens passively, and a passive listener cannot keep the browser from zooming the page.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [scroller]);
}

function hold({ position, scale, sheet }: Scene, element: Element, left: number, top: number) {
  const x = (element.scrollLeft + left - marginOf(element, sheet.width * scale)) / scale;
  const y = (element.scrollTop + top) / scale;
  position.current = { ...position.current, x, y, left, top };
}

function scrollTo(element: Element, scene: Scene): void {
  element.scrollTo(wanted(element, scene));
}

/** Whether a scroller already is where it should be, as far as its ends let it. */
function isWhere(element: Element, scene: Scene): boolean {
  const { left, top } = wanted(element, scene);
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const isAt = (at: number, to: number, end: number) =>
    Math.abs(at - Math.min(end, Math.max(0, to))) < 2;
  return (
    isAt(scrollLeft, left, scrollWidth - clientWidth) &&
    isAt(scrollTop, top, scrollHeight - clientHeight)
  );
}

function wanted(element: Element, { position, scale, sheet }: Scene) {
  const { x, y, left, top } = position.current;
  return { left: x * scale + marginOf(element, sheet.width * scale) - left, top: y * scale - top };
}

/** A sheet narrower than its window stands in the middle. */
function marginOf({ clientWidth }: Element, width: number): number {
  return Math.max(0, (clientWidth - width) / 2);
}
