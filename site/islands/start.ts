import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';
import { recordPresses } from './early-presses.ts';
import type { IslandPayload } from './IslandRoot.tsx';
import { islandLoaders } from './index.ts';
import { loadMessages } from './load-messages.ts';

/** Hydrates every island of the page once, when it is scrolled near. */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    runWhenNear(host, () => void wake(host));
  }
}

/** Hydrates an island. If its files do not come, the page says so. */
async function wake(host: HTMLElement): Promise<void> {
  const loading = new AbortController();
  const presses = recordPresses(host, loading.signal);
  try {
    const { firstElementChild: root, lastElementChild: data } = host;
    if (!root || !data) throw new Error('An island holds its HTML and its payload.');
    const payload: IslandPayload<never> = JSON.parse(data.textContent);
    const [{ hydrate }, { view }, messages] = await Promise.all([
      import('./hydrate.tsx'),
      islandLoaders[payload.name](),
      loadMessages(payload.locale, payload.name),
    ]);
    loading.abort();
    await hydrate(root, { payload, view, messages }, presses);
    host.dataset.hydrated = '';
  } catch (error) {
    loading.abort();
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
