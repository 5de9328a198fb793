import { hydrateRoot } from 'react-dom/client';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';
import { islandLoaders } from './index.ts';

/** Brings one prerendered island to life. Resolves when React has taken over its HTML. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const [root, data] = host.children;
  const payload = JSON.parse(data?.textContent ?? '') as IslandPayload;
  const view = await islandLoaders[payload.name]();
  hydrateRoot(root as Element, <IslandRoot payload={payload} view={view} />, {
    identifierPrefix: payload.id,
  });
  await new Promise(requestAnimationFrame);
  host.dataset.awake = '';
}
