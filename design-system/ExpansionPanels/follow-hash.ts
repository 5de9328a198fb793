import { setOf, showAll } from './panel-sets.ts';

/** Requirements row 128: the panel is there first, then the page moves to it. */
const SCROLL_AFTER_MS = 200;

/** Opens the panel an address names: on arrival, at a press on a link, on the way back. */
export function followHash(page: Document): void {
  page.defaultView?.addEventListener('hashchange', () => openNamed(page));
  openNamed(page);
}

function openNamed(page: Document): void {
  const panel = namedPanel(page, readHash(page.location.hash));
  if (!panel) return;
  showAll(setOf(panel));
  panel.open = true;
  // Smooth or at once: the page's `scroll-behavior` knows what the visitor prefers.
  setTimeout(() => panel.scrollIntoView(), SCROLL_AFTER_MS);
}

/** The panel with this anchor; also if the address lost its umlauts on the way. */
function namedPanel(page: Document, anchor: string): HTMLDetailsElement | undefined {
  if (anchor === '') return undefined;
  const panels = [...page.querySelectorAll<HTMLDetailsElement>('[data-panels] details[id]')];
  return (
    panels.find(({ id }) => id === anchor) ?? panels.find(({ id }) => withoutUmlauts(id) === anchor)
  );
}

function withoutUmlauts(anchor: string): string {
  return anchor.replace(/[^a-z0-9-]/g, '');
}

/** An address can hold anything: what is not well encoded names nothing. */
function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
