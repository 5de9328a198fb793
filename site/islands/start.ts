import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';
import { recordPresses } from './early-presses.ts';
import type { IslandPayload } from './IslandRoot.tsx';
import { islandLoaders } from './index.ts';
import { loadMessages } from './load-messages.ts';

/**
 * Hydrates every island of the page once, when it is scrolled near. Once the page is scrolled at all,
 * its files come from afar, so that they are there by then.
 */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    runWhenNear(host, () => void wake(host));
    const load = () => void loadParts(readPayload(host)).catch(ignore);
    page.addEventListener('scroll', () => runWhenNear(host, load, AFAR), { once: true });
  }
}

/** Parts of the screen: what lies beyond may never be read. */
const AFAR = '200%';

/** Who comes near asks again. */
function ignore(): void {}

/** Hydrates an island. If its files do not come, the page says so. */
async function wake(host: HTMLElement): Promise<void> {
  const loading = new AbortController();
  const presses = recordPresses(host, loading.signal);
  try {
    const { firstElementChild: root } = host;
    if (!root) throw new Error('An island holds its HTML and its payload.');
    const payload = readPayload(host);
    const [{ hydrate }, { view }, messages] = await loadParts(payload);
    loading.abort();
    await hydrate(root, { payload, view, messages }, presses);
    host.dataset.hydrated = '';
  } catch (error) {
    loading.abort();
    console.error(error);
    showFailure(host);
  }
}

/** What an island is made of stands behind its HTML. */
function readPayload({ lastElementChild: data }: Element): IslandPayload<never> {
  return JSON.parse(data?.textContent ?? '');
}

function loadParts({ name, locale }: IslandPayload<never>) {
  return Promise.all([import('./hydrate.tsx'), islandLoaders[name](), loadMessages(locale, name)]);
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
