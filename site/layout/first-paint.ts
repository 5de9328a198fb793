/**
 * Rules that keep sections out of view from being laid out before a page is painted first: on a
 * phone the layout of a whole page takes longer than its transfer. A link to a section needs the
 * real heights at once, and without script nothing would end the estimate.
 */
export const firstPaintCss = `@media (scripting:enabled){:root:not([data-painted],:has(:target)) main>section:not(:first-child){content-visibility:auto;contain-intrinsic-size:auto 100vh}}`;

/** Has the whole page laid out as soon as its first view is painted. */
export function startFullLayout(page: Document): void {
  requestAnimationFrame(() => {
    // A frame's callbacks run before it is painted, a timer after.
    setTimeout(() => {
      page.documentElement.dataset.painted = '';
    });
  });
}
