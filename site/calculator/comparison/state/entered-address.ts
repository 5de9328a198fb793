import { bringIntoView } from './bring-into-view.ts';

/**
 * Enters another address of this page as a link of its own would: Back leads back, the part with the
 * anchor comes into view and takes the focus, and what follows the address is called.
 * @param query parameters to set beside those that are there
 */
export function navigate(query: string, anchor: string): void {
  const url = new URL(location.href);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  url.hash = anchor;
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  const target = document.getElementById(anchor);
  target?.setAttribute('tabindex', '-1');
  bringIntoView(target, `#${anchor}`);
}

/** Calls back when the page's address has changed, by `navigate` or by Back. Returns the end. */
export function onNavigation(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
