import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any part of an element is on the screen.
 * @param margin makes the part of the screen that counts smaller, as a CSS `rootMargin` does
 */
export function useInView(ref: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}
