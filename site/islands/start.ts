import { nearView } from '../../design-system/near-view.ts';
import type { Wake } from './index.ts';

/** Starts watching every island of the page; each wakes once, in its own way. */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) void watch(host);
}

async function watch(host: HTMLElement): Promise<void> {
  const how = host.dataset.wake as Wake;
  if (how === 'visible') nearView(host, () => void wake(host));
  else (await import('./early-wakes.ts')).earlyWakes[how](host, () => wake(host));
}

async function wake(host: HTMLElement): Promise<void> {
  await (await import('./hydrate.tsx')).hydrate(host);
}
