/** The query of the page's address, where a visitor's choices can be shared without being stored. */
export interface Address {
  read(): URLSearchParams;
  /** The whole address, with everything that was written to it. */
  link(): string;
  /** Sets the given parameters, takes out those that are `undefined`, leaves all others alone. */
  write(parameters: Readonly<Record<string, string | undefined>>): void;
}

/** The browser's own address bar. It makes no entries in the history. */
export const browserAddress: Address = {
  read: () => new URL(location.href).searchParams,
  link: () => location.href,
  write(parameters) {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  },
};

/**
 * Navigates to another address of this page as a link of its own would: Back leads back, the part with
 * the anchor comes into view and takes the focus, and listeners of `onNavigation` are called.
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
  scrollToPart(target, `#${anchor}`);
}

/** Calls a listener when the page's address has changed, by `navigate` or by Back. Returns the end. */
export function onNavigation(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * Scrolls to a part of the page and moves the focus there, so that the keyboard goes on from it. A part
 * that is missing is reported in the console and breaks nothing else.
 */
export function scrollToPart(part: HTMLElement | null, name: string): void {
  if (!part) {
    console.error(`There is no ${name} on this page to scroll to.`);
    return;
  }
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
