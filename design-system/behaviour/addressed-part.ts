import { splitFragment } from './fragment.ts';

/**
 * The part of a page that its address names: the element with that id, else the one with that
 * `data-alias`, else the one whose id became this anchor on the way, without its umlauts for example.
 */
export function findAddressedPart(page: Document): HTMLElement | null {
  const { anchor } = splitFragment(page.location.hash);
  if (!anchor) return null;
  const name = anchor.normalize('NFC');
  return (
    page.getElementById(name) ??
    page.querySelector<HTMLElement>(`[data-alias="${CSS.escape(name)}"]`) ??
    findMisspelled(page, name)
  );
}

function findMisspelled(page: Document, name: string): HTMLElement | null {
  const plain = toPlain(name.replaceAll(/%[\da-f]{2}/gi, ''));
  const parts = page.querySelectorAll<HTMLElement>('[id]');
  return plain ? ([...parts].find(({ id }) => spell(id).includes(plain)) ?? null) : null;
}

/** How programs write an anchor that have no umlauts: without those letters, without the dots, with an e. */
function spell(id: string): string[] {
  const written = id.replaceAll('ß', 'ss').normalize('NFD');
  return [id, written, written.replaceAll(/(?<=[aou])\u0308/g, 'e')].map(toPlain);
}

function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
}
