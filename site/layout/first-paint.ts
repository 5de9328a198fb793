import { runAfterPaint } from '../../design-system/behaviour/run-after-paint.ts';

/**
 * Rules that keep sections out of view from being laid out before a page is painted first: on a
 * phone the layout of a whole page takes longer than its transfer. Without script nothing would end
 * the estimate. They ask for no `:has(:target)`: a rule with `:has()` on the root makes browsers work
 * out the style of the whole page again at every change of any element.
 */
export const firstPaintCss = `@media (scripting:enabled){:root:not([data-painted]) main>section:not(:first-child){content-visibility:auto;contain-intrinsic-size:auto 100vh}}`;

/** Has the whole page laid out as soon as its first view is painted; at once if the address names a part. */
export function startFullLayout(page: Document): void {
  const target = page.querySelector(':target');
  if (target) {
    layOutAround(target);
    return;
  }
  runAfterPaint(() => layOut(page));
}

/** Gives every section of a page its real height. */
export function layOut(page: Document): void {
  page.documentElement.dataset.painted = '';
}

/** Keeps an element where it is on the screen while what is above it gets its real height. */
function layOutAround(element: Element): void {
  const { top } = element.getBoundingClientRect();
  layOut(element.ownerDocument);
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
