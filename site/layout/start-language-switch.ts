import { closest } from '../../design-system/behaviour/closest.ts';

/** Lets the link to the other language keep the campaign, the place on the page and the choices there. */
export function startLanguageSwitch(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[hreflang]');
    if (!link) return;
    link.search = page.location.search;
    link.hash = page.location.hash;
  });
}
