/** Does something once, as soon as an element comes within half a screen of what is seen. */
export function nearView(element: Element, action: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
}
