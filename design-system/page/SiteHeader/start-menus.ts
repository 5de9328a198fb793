import { closest } from '../../behaviour/closest.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Closes a menu that is a popover after a choice, and where the window becomes too wide for its media
 * query, as that of a tablet that is turned: the browser closes it on Esc and on a click elsewhere.
 */
export const startMenus = startOnce((page, signal) => {
  const click = ({ target }: Event) => {
    if (closest(target, 'a')) closest(target, '[data-menu]:popover-open')?.hidePopover();
  };
  const resize = () => {
    const menu = page.querySelector<HTMLElement>('[data-menu]:popover-open');
    if (!matchMedia(menu?.dataset.menu ?? 'all').matches) menu?.hidePopover();
  };
  page.addEventListener('click', click, { signal });
  window.addEventListener('resize', resize, { signal });
});
