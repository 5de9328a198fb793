import { messageLoaders } from 'virtual:island-messages';
import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';
import { recordPresses } from './early-presses.ts';
import type { View } from './Island.tsx';
import type { IslandPayload } from './IslandRoot.tsx';
import { isIslandFile } from './island-file.ts';

/**
 * Hydrates every island of the page once, when it is scrolled near. Once the page is scrolled at all,
 * its files come from afar, so that they are there by then.
 */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    host.dataset.listening = '';
    runWhenNear(host, () => void wake(host));
    const load = () => void loadIsland(host).catch(ignore);
    page.addEventListener('scroll', () => runWhenNear(host, load, AFAR), { once: true });
  }
}

/** Parts of the screen: what lies beyond may never be read. */
const AFAR = '200%';

/** Who comes near asks again. */
function ignore(): void {}

/** Hydrates an island. If its files do not come, or React gives it up, the page says so. */
async function wake(host: HTMLElement): Promise<void> {
  const loading = new AbortController();
  const presses = recordPresses(host, loading.signal);
  const fail = (error: unknown) => {
    loading.abort();
    delete host.dataset.hydrated;
    console.error(error);
    showFailure(host);
  };
  try {
    const { root, island, hydrate } = await loadIsland(host);
    loading.abort();
    const onHydrated = () => {
      host.dataset.hydrated = '';
    };
    hydrate(root, island, { presses, onHydrated, onCrash: fail });
  } catch (error) {
    fail(error);
  }
}

/** Loads what an island needs to live. */
async function loadIsland(host: HTMLElement) {
  // Looked for by what they are: an extension may have put something of its own beside or around them.
  const root = host.querySelector('[data-root]');
  const data = host.querySelector('script[type="application/json"]');
  const payload: IslandPayload = JSON.parse(data?.textContent ?? '');
  const { name, locale } = payload;
  const [, loadView] = Object.entries(VIEWS).find(([file]) => isIslandFile(file, name)) ?? [];
  if (!root || !loadView) throw new Error('An island holds its HTML, its payload and a name.');
  const [{ hydrate }, view, { default: messages }] = await Promise.all([
    import('./hydrate.tsx'),
    loadView(),
    messageLoaders[name][locale](),
  ]);
  return { root, island: { payload, view, messages }, hydrate };
}

/** What imports the view of each island, by its file. */
const VIEWS = import.meta.glob<View>('../calculator/**/*.island.tsx', { import: 'default' });

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
