import { createPage } from '../../prerender/create-page.tsx';
import type { PageId } from '../../prerender/routes.ts';
import type { SitePage } from '../../prerender/site-page.ts';

export function Page(id: PageId): SitePage {
  return createPage(id);
}
