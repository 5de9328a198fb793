import { layOut } from './first-paint.ts';

/**
 * Scrolls to the part of the page that an address with choices names, such as `#comparison?age=40`:
 * browsers look for a part with that whole name. An entry of the history that was read before has a
 * state; browsers restore its place themselves.
 */
export function scrollToAddressedPart(page: Document): void {
  const [anchor = '', choices] = page.location.hash.slice(1).split('?');
  if (!choices || history.state) return;
  // The real heights are needed at once, see `firstPaintCss`.
  layOut(page);
  page.getElementById(anchor)?.scrollIntoView();
}
