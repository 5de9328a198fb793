import { setOf, showAll } from './panel-sets.ts';

/** The specified pause: the panel opens first, then the page moves to it. */
const SCROLL_AFTER_MS = 200;

/** Opens the panel an address names: on arrival, at a press on a link, on the way back. */
export function followHash(page: Document): void {
  window.addEventListener('hashchange', () => openNamed(page));
  openNamed(page);
}

function openNamed(page: Document): void {
  const panel = namedPanel(page);
  if (!panel) return;
  showAll(setOf(panel));
  openAround(panel);
  // Smooth or at once: the page's `scroll-behavior` knows what the visitor prefers.
  setTimeout(() => panel.scrollIntoView(), SCROLL_AFTER_MS);
}

/** A panel may be inside another's. */
function openAround(panel: HTMLDetailsElement): void {
  panel.open = true;
  const outer = panel.parentElement?.closest('details');
  if (outer) openAround(outer);
}

/** The panel the address names; also if its anchor lost its umlauts on the way. */
function namedPanel(page: Document): HTMLDetailsElement | undefined {
  const { hash } = page.location;
  return [...page.querySelectorAll<HTMLDetailsElement>('[data-panels] details[id]')].find(
    (panel) => panel.matches(':target') || hash === `#${withoutUmlauts(panel.id)}`,
  );
}

function withoutUmlauts(anchor: string): string {
  return anchor.replace(/[^a-z0-9-]/g, '');
}
