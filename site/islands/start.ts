import { messageLoaders } from 'virtual:island-messages';
import { splitFragment } from '../../design-system/behaviour/fragment.ts';
import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';
import { recordPresses } from './early-presses.ts';
import type { View } from './Island.tsx';
import type { IslandPayload } from './IslandRoot.tsx';
import { isIslandFile } from './island-file.ts';
import { isMissingAgain, noteMissingScripts, PATIENCE, tryAgain } from './missing-scripts.ts';

/**
 * Hydrates every island of the page once, when it is scrolled near. Once the page is scrolled at all,
 * its files come from afar, so that they are there by then. Where the address has choices, the figures
 * of the page are not theirs until then: all come alive at once, before anybody prints the page or
 * searches in it.
 */
export function startIslands(page: Document): void {
  noteMissingScripts();
  const { rest: choices } = splitFragment(page.location.hash);
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    host.dataset.listening = '';
    host.notice?.remove();
    const wakeHost = () => void wake(host);
    if (choices) wakeHost();
    else runWhenNear(host, wakeHost);
    const load = () => void loadIsland(host).catch(ignore);
    page.addEventListener('scroll', () => runWhenNear(host, load, AFAR), { once: true });
  }
}

/** Parts of the screen: what lies beyond may never be read. */
const AFAR = '200%';

/** A script that could not be loaded ahead is asked for again when its island is near. */
function ignore(): void {}

/** Hydrates an island. While its files do not come, or if React gives it up, the page says so. */
async function wake(host: HTMLElement): Promise<void> {
  const waiting = new AbortController();
  const presses = recordPresses(host, waiting.signal);
  // What comes later still comes alive.
  const patience = setTimeout(sayFailed, PATIENCE, host);
  const fail = (error: unknown) => {
    delete host.dataset.hydrated;
    console.error(error);
    sayFailed(host);
    retryByItself(host, () => {
      host.notice?.remove();
      void wake(host);
    });
  };
  try {
    const { root, island, hydrate } = await loadIsland(host).finally(() => {
      clearTimeout(patience);
      waiting.abort();
    });
    host.notice?.remove();
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
  const [{ hydrate }, { default: view }, { default: messages }] = await Promise.all([
    import('./hydrate.tsx'),
    loadView(),
    messageLoaders[name][locale](),
  ]);
  return { root, island: { payload, view, messages }, hydrate };
}

/** What imports the view of each island, by its file. */
const VIEWS = import.meta.glob<{ default: View }>('../calculator/**/*.island.tsx');

/** Tries again when the network is back, and at the first touch. */
function retryByItself(host: HTMLElement, inPlace: () => void): void {
  const retrying = new AbortController();
  const { signal } = retrying;
  const retry = () =>
    void tryAgain(() => {
      retrying.abort();
      inPlace();
    });
  addEventListener('online', retry, { signal });
  // Each touch would load the page once more.
  if (isMissingAgain()) return;
  for (const touch of ['pointerdown', 'keydown']) host.addEventListener(touch, retry, { signal });
}
