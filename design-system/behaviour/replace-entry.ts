/**
 * Replaces the entry of the history, at the page's address or another of it, unless the browser refuses:
 * Safari does after a hundred times in a row, and a page without an origin of its own may change none.
 */
export function replaceEntry(state: object, url?: URL): void {
  try {
    history.replaceState(state, '', url);
  } catch {
    // The page works as before; only its address is behind.
  }
}
