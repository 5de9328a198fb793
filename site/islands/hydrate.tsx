import { hydrateRoot } from 'react-dom/client';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';
import { islandLoaders } from './index.ts';

/** Brings one prerendered island to life. Resolves when React has taken over its HTML. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const { firstElementChild: root, lastElementChild: data } = host;
  if (!root || !data) throw new Error('An island holds its HTML and its payload.');
  const payload: IslandPayload = JSON.parse(data.textContent);
  const view = await islandLoaders[payload.name]();
  hydrateRoot(root, <IslandRoot payload={payload} view={view} />, {
    identifierPrefix: payload.id,
  });
  await new Promise(requestAnimationFrame);
  host.dataset.awake = '';
}
