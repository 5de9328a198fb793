import { closest } from '../../behaviour/closest.ts';

/** Closes a menu that is a popover after a choice: the browser closes it on Esc and on a click elsewhere. */
export function startMenus(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (closest(target, 'a')) closest(target, '[data-menu]:popover-open')?.hidePopover();
  });
}
