import { closest } from '../../design-system/behaviour/closest.ts';
import { addMarketingParameters } from './marketing-url.ts';

/**
 * Lets the links marked `data-cta` carry the page's marketing parameters and take one click only:
 * from then on they are busy. All are links without it.
 */
export function startCallsToAction(page: Document): void {
  // Before any click, so that a new tab or a copied address carries them too; a late island as well.
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    page.addEventListener(sign, (event) => {
      const link = findCallToAction(event.target);
      if (!link) return;
      link.href = addMarketingParameters(link.getAttribute('href') ?? '', page.location.search);
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
export function findCallToAction(target: EventTarget | null): HTMLAnchorElement | null {
  return closest<HTMLAnchorElement>(target, 'a[data-cta]:not([href^="#"])');
}

/** Whether a click opens a link's target in place of this page: a new tab leaves the page as it was. */
export function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented || link.target);
}
