import { closest } from '../../behaviour/closest.ts';
import { followHash } from './follow-hash.ts';
import { collapsedIn, panelOf, setOf, showAll, showFew } from './panel-sets.ts';

/**
 * Adds to `ExpansionPanels` what HTML lacks, for the whole page at once and for panels that come
 * later: addresses that open a panel, the two buttons of a shortened list, the panel that stays open.
 */
export function startPanels(page: Document): void {
  page.addEventListener('click', (event) => {
    pressToggle(closest(event.target, '[data-panels-show]'));
    pressSummary(closest(event.target, 'summary'), event);
  });
  // The browser's search found something in the rest of a shortened list.
  page.addEventListener('beforematch', ({ target }) => showAll(setOf(target)));
  window.addEventListener('resize', () => {
    for (const set of page.querySelectorAll<HTMLElement>('[data-keeps-one-from]')) keepOneOpen(set);
  });
  for (const set of page.querySelectorAll<HTMLElement>('[data-shortened]')) showFew(set);
  followHash(page);
}

/** Moves on to the first panel that the press brought, or back to the other button. */
function pressToggle(button: Element | null): void {
  const set = setOf(button);
  if (!button || !set) return;
  if (button.getAttribute('data-panels-show') === 'all') {
    const [next] = collapsedIn(set);
    showAll(set);
    next?.querySelector('summary')?.focus();
  } else {
    showFew(set);
    set.querySelector<HTMLElement>('[data-panels-show="all"]')?.focus();
  }
}

function pressSummary(summary: Element | null, event: Event): void {
  const panel = panelOf(summary);
  if (panel?.name && panel.open && staysOpen(panel)) event.preventDefault();
}

function staysOpen(panel: HTMLDetailsElement): boolean {
  const set = setOf(panel);
  return set !== null && keepsOne(set);
}

function keepOneOpen(set: HTMLElement): void {
  if (!keepsOne(set) || set.querySelector('details[open]')) return;
  set.querySelector('details')?.setAttribute('open', '');
}

function keepsOne({ dataset }: HTMLElement): boolean {
  return matchMedia(dataset.keepsOneFrom ?? 'not all').matches;
}
