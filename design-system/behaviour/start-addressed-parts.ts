import { findAddressedPart } from './addressed-part.ts';
import { closest } from './closest.ts';
import { followPart } from './follow-part.ts';
import { replaceEntry } from './replace-entry.ts';
import { startOnce } from './start-once.ts';

/**
 * Shows the part of the page that an address names, however the address came: with the page, by a link
 * on it, also one that is pressed again, or typed into it. Browsers know only anchors that nothing
 * was added to, and where they lead is wrong once fonts and calculators have come.
 *
 * On arrival the page is at its part at once; from then on it scrolls smoothly, see `GlobalStyle`.
 */
export const startAddressedParts = startOnce((page, signal) => {
  const part = reveal(page);
  if (part && isNew() && !hasVisitorLeft(part)) followPart(part, 'instant');
  markAsSeen();
  const move = () => {
    if (isNew()) lead(page);
    else reveal(page);
    markAsSeen();
  };
  const click = (event: Event) => {
    // All others change the address.
    const link = closest<HTMLAnchorElement>(event.target, 'a[href*="#"]');
    if (link?.href === page.location.href && !event.defaultPrevented) lead(page);
  };
  addEventListener('popstate', move, { signal });
  page.addEventListener('click', click, { signal });
  whenLoaded(page, signal, () => {
    page.documentElement.dataset.loaded = '';
  });
});

function lead(page: Document): void {
  const part = reveal(page);
  if (part) followPart(part, 'auto');
}

/** Finds the part that the address names and opens what it is in. */
function reveal(page: Document): HTMLElement | null {
  const part = findAddressedPart(page);
  // What browsers say before they show what is hidden until it is found.
  part?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  openAround(part);
  return part;
}

function openAround(part: Element | null): void {
  const details = part?.closest('details');
  if (!details) return;
  details.open = true;
  openAround(details.parentElement);
}

/** Browsers restore the place of an entry of the history themselves. */
function isNew(): boolean {
  return !history.state;
}

function markAsSeen(): void {
  replaceEntry({ ...history.state, isSeen: true });
}

/** While this script was on its way. */
function hasVisitorLeft(part: HTMLElement): boolean {
  const { top } = part.getBoundingClientRect();
  return scrollY > 0 && (top < 0 || top > innerHeight);
}

function whenLoaded(page: Document, signal: AbortSignal, action: () => void): void {
  if (page.readyState === 'complete') action();
  else addEventListener('load', action, { once: true, signal });
}
