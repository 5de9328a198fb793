import { startRovingFocus } from '../../design-system/behaviour/roving-focus.ts';

/** Starts what only visitors who use the keyboard need. */
export function startKeyboard(page: Document): void {
  startRovingFocus(page);
  orderParts(page);
  // Who goes on with the next key has to see at once what has the focus.
  page.documentElement.style.scrollBehavior = 'auto';
}

/**
 * The parts of an island are written in the order of a narrow window, and React puts them into that of
 * a wide one when the island comes alive. Until then this does, for who walks the page by keyboard:
 * the part that comes first in windows of its media query moves to before the one that it follows.
 */
function orderParts(page: Document): void {
  const focused = page.activeElement as HTMLElement | null;
  for (const part of page.querySelectorAll<HTMLElement>('[data-island] [data-first-from]')) {
    const { firstFrom = '' } = part.dataset;
    if (part.closest('[data-taken]') || !matchMedia(firstFrom).matches) continue;
    part.previousElementSibling?.before(part);
    // `hydrate` puts it back.
    part.dataset.moved = '';
  }
  // What is moved loses it.
  if (focused !== page.activeElement) focused?.focus();
}
