import { closest } from '../../../design-system/behaviour/closest.ts';
import { BANNERS, type BannerName } from '../../config/visitor-options.ts';
import { CLOSED_BANNERS } from './closed-banners.ts';

/** The window's events that show a banner: a contract with whoever dispatches them. */
const SHOW_EVENTS = { webinar: 'showWebinar', admin: 'showAdminBanner' } as const satisfies Record<
  BannerName,
  string
>;

/** The window's event after the webinar's banner came or went; its `detail` is whether it shows. */
const WEBINAR_CHANGED = 'webinarBannerStateChanged';

/**
 * Shows a banner when its event comes and closes it when the visitor says so, for as long as the tab
 * is open. A closed banner does not come back by its event.
 */
export function startBanners(page: Document, host: Window): void {
  for (const name of BANNERS) {
    host.addEventListener(SHOW_EVENTS[name], () => {
      const banner = page.querySelector<HTMLElement>(`[data-banner="${name}"]`);
      if (!banner?.hidden) return;
      banner.hidden = false;
      notify(host, name, !isClosed(page, name));
    });
  }
  page.addEventListener('click', ({ target }) => {
    const banner = closest(target, '[data-closes]') && closest(target, '[data-banner]');
    const name = BANNERS.find((known) => known === banner?.dataset.banner);
    if (!name) return;
    close(page, name);
    notify(host, name, false);
  });
}

function close(page: Document, name: BannerName): void {
  const { dataset } = page.documentElement;
  dataset.closed = `${dataset.closed ?? ''} ${name}`.trim();
  try {
    sessionStorage.setItem(CLOSED_BANNERS, dataset.closed);
  } catch {
    // Where the browser allows no storage, the banner is back on the next page.
  }
}

function isClosed({ documentElement }: Document, name: BannerName): boolean {
  return (documentElement.dataset.closed ?? '').split(' ').includes(name);
}

function notify(host: Window, name: BannerName, isShown: boolean): void {
  if (name !== 'webinar') return;
  host.dispatchEvent(new CustomEvent(WEBINAR_CHANGED, { detail: isShown }));
}
