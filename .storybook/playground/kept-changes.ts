import type { Brand } from '../../tokens/index.ts';

/** Keeps what is changed of a brand while another one is tried, or it is shown as saved, as long as the tab is open. */
export function keepChanges(brand: Brand, changes: string): void {
  sessionStorage.setItem(nameOf(brand), changes);
}

/** What was changed of a brand before that. */
export function recallChanges(brand: Brand): string {
  return sessionStorage.getItem(nameOf(brand)) ?? '';
}

function nameOf(brand: Brand): string {
  return `fernblick/playground/${brand}`;
}
