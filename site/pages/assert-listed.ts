import type { PageContextServer } from 'vike/types';

/**
 * Refuses a page that has its address by a folder or a text of Vike's: it is in one language, in no sitemap,
 * and Vike prefers it silently to the page that `addresses.ts` has there.
 */
export function assertListed({ page, pageId, config, urlPathname }: Rendered): void {
  if (typeof config.route === 'function' || pageId === '/pages/_error') return;
  const address = page ? `${urlPathname} is that of the ${page.kind} ${page.key}` : urlPathname;
  throw new Error(
    `site${pageId} has an address of its own, ${address}. List its paths in each language in site/pages/addresses.ts, and find it by a function in +route.ts, as site/pages/questions does.`,
  );
}

type Rendered = Pick<PageContextServer, 'page' | 'pageId' | 'urlPathname'> & {
  config: { route?: unknown };
};
