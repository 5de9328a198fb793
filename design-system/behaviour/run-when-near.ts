/**
 * Does something once, as soon as an element comes near what is seen.
 * @param margin how near, in parts of the screen: `0%` is in view
 * @returns how to wait no longer
 */
export function runWhenNear(element: Element, action: () => void, margin = '50%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
