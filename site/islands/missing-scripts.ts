/**
 * Notes when a script does not come. A browser remembers that and never asks for it again: only a page
 * that is loaded anew can have it.
 */
export function noteMissingScripts(): void {
  addEventListener('vite:preloadError', () => {
    isMissing = true;
  });
}

let isMissing = false;

/** Milliseconds after which who waits for a script is told. */
export const PATIENCE = 15_000;

/** Tries again what failed: in place, or, where a script is missing, by loading the page anew. */
export async function tryAgain(inPlace: () => void): Promise<void> {
  if (!isMissing) return inPlace();
  // Else the browser's own error would take the place of a page that can be read.
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Fails before a script is asked for that cannot come, so that it can be asked for later. */
export function assertOnline(): void {
  if (!navigator.onLine) throw new Error('There is no network.');
}

/** Whether a script is missing even now that the page has been loaded anew. */
export function isMissingAgain(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isMissing && arrival?.type === 'reload';
}
