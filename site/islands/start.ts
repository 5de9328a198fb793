import { runWhenNear } from '../../design-system/behaviour/run-when-near.ts';

/** Hydrates every island of the page once, when it is scrolled near. */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    runWhenNear(host, () => void hydrate(host));
  }
}

async function hydrate(host: HTMLElement): Promise<void> {
  await (await import('./hydrate.tsx')).hydrate(host);
}
