import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';
import { islandLoaders } from './index.ts';
import { loadMessages } from './load-messages.ts';

/** The rules that islands add to the page, without prefixes like the page's own. */
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** Hydrates one prerendered island. Resolves when React has taken over its HTML. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const { firstElementChild: root, lastElementChild: data } = host;
  if (!root || !data) throw new Error('An island holds its HTML and its payload.');
  const payload: IslandPayload<never> = JSON.parse(data.textContent);
  const [{ view }, messages] = await Promise.all([
    islandLoaders[payload.name](),
    loadMessages(payload.locale, payload.name),
  ]);
  for (const rule of findRules(root)) cache.inserted[rule] = true;
  const takeOver = () =>
    hydrateRoot(
      root,
      <CacheProvider value={cache}>
        <IslandRoot payload={payload} messages={messages} view={view} />
      </CacheProvider>,
      { identifierPrefix: payload.id },
    );
  const moved = host.querySelector('[data-moved]');
  if (moved) {
    const focused = host.querySelector<HTMLElement>(':focus');
    // React looks for each part where it was written, and moves it again before another key comes.
    moved.nextElementSibling?.after(moved);
    flushSync(takeOver);
    focused?.focus();
  } else takeOver();
  await new Promise(requestAnimationFrame);
  host.dataset.hydrated = '';
}

/** Emotion's names of the rules that prerendered HTML uses: the page has them already. */
function findRules(root: Element): string[] {
  return root.innerHTML.match(/(?<=\bcss-)[\w-]+/g) ?? [];
}
