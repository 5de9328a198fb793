import { findAddressedPart } from '../../design-system/behaviour/addressed-part.ts';
import { closest } from '../../design-system/behaviour/closest.ts';
import { splitFragment } from '../../design-system/behaviour/fragment.ts';

/** Lets the link to the other language keep the campaign, the place on the page and the choices there. */
export function startLanguageSwitch(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[hreflang]');
    if (!link) return;
    link.search = page.location.search;
    link.hash = formatCommonFragment(page);
  });
}

/** The fragment of a page's address as every language knows it: questions have anchors of their own in each. */
function formatCommonFragment(page: Document): string {
  const { hash } = page.location;
  const { alias } = findAddressedPart(page)?.dataset ?? {};
  const { rest } = splitFragment(hash);
  return alias ? [alias, rest].filter(Boolean).join('?') : hash;
}
