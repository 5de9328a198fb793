/** Does something once the page has been painted first; what it asks for then waits for nothing that is seen. */
export function runAfterPaint(action: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    action();
  });
  observer.observe({ type: 'paint', buffered: true });
}
