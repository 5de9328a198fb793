/**
 * Does something once the page has been painted first, so that what it asks for delays nothing that is
 * seen. A second frame begins when the first one is on its way to the screen; entries of paint timing
 * would say so more exactly, but a busy browser may leave them out.
 */
export function runAfterPaint(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(action)));
}
