import { notFoundPage } from '../../rendering/bilingual-pages.tsx';
import type { SitePage } from '../../rendering/site-page.ts';

export function Page(): SitePage {
  return notFoundPage();
}
