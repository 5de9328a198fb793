import { closest } from '../../behaviour/closest.ts';

/**
 * Closes a menu that is a popover after a choice, and where the window becomes too wide for its media
 * query, as that of a tablet that is turned: the browser closes it on Esc and on a click elsewhere.
 */
export function startMenus(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (closest(target, 'a')) closest(target, '[data-menu]:popover-open')?.hidePopover();
  });
  for (const menu of page.querySelectorAll<HTMLElement>('[data-menu]')) {
    matchMedia(menu.dataset.menu ?? '').addEventListener('change', () => menu.hidePopover());
  }
}
