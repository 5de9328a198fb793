import { pageOf } from '../../rendering/page-of.tsx';
import type { PageId } from '../../rendering/routes.ts';
import type { SitePage } from '../../rendering/site-page.ts';

export function Page(id: PageId): SitePage {
  return pageOf(id);
}
