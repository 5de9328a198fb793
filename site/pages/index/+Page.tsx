import { createChoicePage } from '../../prerender/page-kinds/bilingual-pages.tsx';
import type { SitePage } from '../../prerender/site-page.ts';

export function Page(): SitePage {
  return createChoicePage();
}
