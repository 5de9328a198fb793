import type { ReactNode } from 'react';
import type { PageHead } from './head.tsx';

/** What every page under `pages/` makes of its route: its head and its body. */
export interface SitePage {
  head: PageHead;
  view: ReactNode;
}
