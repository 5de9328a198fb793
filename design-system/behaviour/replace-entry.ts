/**
 * Replaces the entry of the history, at the page's address or another of it. Returns whether the browser
 * did: Safari refuses a hundred times in a row, and a page without an origin of its own may change none.
 */
export function replaceEntry(state: object, url?: URL): boolean {
  try {
    history.replaceState(state, '', url);
    return true;
  } catch {
    return false;
  }
}
