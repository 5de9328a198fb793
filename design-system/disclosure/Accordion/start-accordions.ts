import { closest } from '../../behaviour/closest.ts';
import { type Stop, startOnce } from '../../behaviour/start-once.ts';

/**
 * Adds to `Accordion` what HTML lacks, for the whole page at once and for sets that come later:
 * the two buttons of a limited list, the item that stays open.
 */
export function startAccordions(page: Document): Stop {
  for (const set of findSets(page, '[data-limited]')) limit(set);
  return start(page);
}

const start = startOnce((page, signal) => {
  const click = (event: Event) => {
    toggleLimit(closest(event.target, '[data-accordion-show]'));
    keepOpen(closest(event.target, 'summary'), event);
  };
  const resize = () => {
    for (const set of findSets(page, '[data-keep-one-open]')) openOne(set);
  };
  page.addEventListener('click', click, { signal });
  // The browser's search or the address found something beyond the limit.
  page.addEventListener('beforematch', ({ target }) => showAll(findSet(target)), { signal });
  window.addEventListener('resize', resize, { signal });
});

/** Moves the focus on to the first item that the click brought, or back to the other button. */
function toggleLimit(button: HTMLElement | null): void {
  const set = findSet(button);
  if (!button || !set) return;
  if (button.dataset.accordionShow === 'all') {
    const [next] = findHiddenItems(set);
    showAll(set);
    next?.querySelector('summary')?.focus();
  } else {
    limit(set);
    set.querySelector<HTMLElement>('[data-accordion-show="all"]')?.focus();
  }
}

function keepOpen(summary: Element | null, event: Event): void {
  const item = closest<HTMLDetailsElement>(summary, '[data-accordion] details');
  const set = findSet(item);
  if (item?.name && item.open && set && keepsOneOpen(set)) event.preventDefault();
}

function openOne(set: HTMLElement): void {
  if (!keepsOneOpen(set) || set.querySelector('details[open]')) return;
  set.querySelector('details')?.setAttribute('open', '');
}

function keepsOneOpen({ dataset }: HTMLElement): boolean {
  return matchMedia(dataset.keepOneOpen ?? 'not all').matches;
}

function findSet(part: unknown): HTMLElement | null {
  return closest(part, '[data-accordion]');
}

function findSets(page: Document, selector: string) {
  return page.querySelectorAll<HTMLElement>(selector);
}

function showAll(set: HTMLElement | null): void {
  set?.removeAttribute('data-limited');
  for (const item of findItems(set)) item.removeAttribute('hidden');
}

/** The items that CSS then hides stay findable by the browser's search. */
function limit(set: HTMLElement): void {
  set.setAttribute('data-limited', '');
  for (const item of findHiddenItems(set)) item.setAttribute('hidden', 'until-found');
}

/** The items that a limited set does not show at the present width. */
function findHiddenItems(set: HTMLElement): HTMLDetailsElement[] {
  return findItems(set).filter((item) => getComputedStyle(item).contentVisibility === 'hidden');
}

function findItems(set: HTMLElement | null): HTMLDetailsElement[] {
  return [...(set?.querySelectorAll('details') ?? [])];
}
