/** Closes a menu that is a popover after a choice: the browser closes it on Esc and outside presses. */
export function startMenus(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    target.closest<HTMLElement>('[data-menu]:popover-open')?.hidePopover();
  });
}
