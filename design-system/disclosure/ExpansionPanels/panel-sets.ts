import { closest } from '../../behaviour/closest.ts';

/** The set of panels around a part of it. */
export function setOf(part: unknown): HTMLElement | null {
  return closest(part, '[data-panels]');
}

/** The panel around a part of it. */
export function panelOf(part: unknown): HTMLDetailsElement | null {
  return closest<HTMLDetailsElement>(part, '[data-panels] details');
}

/** Shows every panel of a shortened set. */
export function showAll(set: HTMLElement | null): void {
  set?.removeAttribute('data-shortened');
  for (const panel of panelsIn(set)) panel.removeAttribute('hidden');
}

/** Shortens a set again. The panels that CSS then hides stay findable by the browser's search. */
export function showFew(set: HTMLElement): void {
  set.setAttribute('data-shortened', '');
  for (const panel of collapsedIn(set)) panel.setAttribute('hidden', 'until-found');
}

/** The panels that a shortened set does not show at the present width. */
export function collapsedIn(set: HTMLElement): HTMLDetailsElement[] {
  return panelsIn(set).filter((panel) => getComputedStyle(panel).contentVisibility === 'hidden');
}

function panelsIn(set: HTMLElement | null): HTMLDetailsElement[] {
  return [...(set?.querySelectorAll('details') ?? [])];
}
