import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the pictures inside a frame together. They show the current changed place, or open at the
 * largest one, until the user scrolls; then their centre is kept when the view or the zoom changes.
 * @param layout changes when the pictures are laid out in another way
 * @param region index of the current place
 * @returns the handler for a scrolled picture
 */
export function useScrolling(
  frame: RefObject<HTMLElement | null>,
  layout: string,
  region: number | null,
): (scrolled: HTMLElement) => void {
  const centre = useRef<{ x: number; y: number; region: number | null }>(undefined);
  const ours = useRef('');
  const scrollers = () => [...(frame.current?.querySelectorAll<HTMLElement>('.scroller') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to scroll.
  useLayoutEffect(() => {
    // A jump to a place forgets the centre.
    if (centre.current?.region !== region) centre.current = undefined;
    for (const each of scrollers()) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = each;
      const { x, y } = centre.current ?? { x: 0, y: 0 };
      const place = each.querySelector(
        region === null ? '[data-largest=true]' : '[data-current=true]',
      );
      if (centre.current)
        each.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
      else if (region === null) place?.scrollIntoView({ block: 'nearest' });
      else place?.scrollIntoView({ block: 'center', inline: 'center' });
      ours.current = getPosition(each);
    }
  }, [layout, region]);

  return function follow(scrolled) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } =
      scrolled;
    // Scrolling by code is not followed, least of all by the picture that is being scrolled.
    if (getPosition(scrolled) === ours.current) return;
    ours.current = getPosition(scrolled);
    centre.current = {
      region,
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    };
    for (const other of scrollers()) other.scrollTo(scrollLeft, scrollTop);
  };
}

function getPosition({ scrollLeft, scrollTop }: HTMLElement): string {
  return [scrollLeft, scrollTop].map(Math.round).join();
}
