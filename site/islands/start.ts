import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';

/** Hydrates every island of the page once, when it is scrolled near. */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    runWhenNear(host, () => void wake(host));
  }
}

/** Hydrates an island. If its files do not come, the page says so. */
async function wake(host: HTMLElement): Promise<void> {
  try {
    await (await import('./hydrate.tsx')).hydrate(host);
  } catch (error) {
    console.error(error);
    showFailure(host);
  }
}

/**
 * Says before an island that it does not work, with a button that loads the page anew: after a deploy
 * its files have other names. It tries again by itself when the network is back or at the first touch.
 */
function showFailure(host: HTMLElement): void {
  const template = host.parentElement?.querySelector<HTMLTemplateElement>('template[data-failed]');
  const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  const retrying = new AbortController();
  const retry = () => {
    retrying.abort();
    notice?.remove();
    void wake(host);
  };
  addEventListener('online', retry, { signal: retrying.signal });
  for (const touch of ['pointerdown', 'keydown'])
    host.addEventListener(touch, retry, { signal: retrying.signal });
  if (!notice) return;
  notice.role = 'alert';
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  host.before(notice);
}
