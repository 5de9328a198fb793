import { runAfterPaint } from '../../design-system/behaviour/run-after-paint.ts';

/**
 * Rules that keep sections out of view from being laid out before a page is painted first: on a
 * phone the layout of a whole page takes longer than its transfer. Without script nothing would end
 * the estimate. They ask for no `:has(:target)`: a rule with `:has()` on the root makes browsers work
 * out the style of the whole page again at every change of any element.
 */
export const firstPaintCss = `@media (scripting:enabled){:root:not([data-painted]) main>section:not(:first-child){content-visibility:auto;contain-intrinsic-size:auto 100vh}}`;

/**
 * The inline script that leaves this out for a page which does not open at its top: its address names a
 * part, or it was seen before and the browser restores its place. Where a place is must not be an estimate.
 */
export const firstPaintScript = `if(location.hash||history.state)document.documentElement.dataset.painted=''`;

/** Gives every section of a page its real height as soon as its first view is painted. */
export function startFullLayout({ documentElement }: Document): void {
  runAfterPaint(() => {
    documentElement.dataset.painted = '';
  });
}
