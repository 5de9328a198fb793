import { closest } from '../../design-system/behaviour/closest.ts';
import { leavesPage } from './leaves-page.ts';
import { withMarketingParameters } from './marketing-url.ts';

/**
 * Lets the links marked `data-cta` carry the page's marketing parameters and take one press only:
 * from then on they say that they are busy. All are links without it.
 */
export function startCallsToAction(page: Document): void {
  // Before any press, so that a new tab or a copied address carries them too; a late island as well.
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    page.addEventListener(sign, (event) => {
      const link = callToActionOf(event.target);
      if (!link) return;
      link.href = withMarketingParameters(link.getAttribute('href') ?? '', page.location.search);
      if (event.type !== 'click' || !(event instanceof MouseEvent)) return;
      if (!leavesPage(event, link)) return;
      if (link.ariaBusy) event.preventDefault();
      link.ariaBusy = 'true';
    });
  }
  // A page that comes back from the browser's memory comes back as it was left.
  window.addEventListener('pageshow', () => {
    for (const link of page.querySelectorAll('a[data-cta]')) link.ariaBusy = null;
  });
}

/** The call to action that was touched. One that stays on the page needs nothing of all this. */
export function callToActionOf(target: EventTarget | null): HTMLAnchorElement | null {
  return closest<HTMLAnchorElement>(target, 'a[data-cta]:not([href^="#"])');
}
