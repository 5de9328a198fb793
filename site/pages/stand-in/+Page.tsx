import type { StandInPage } from '../../content/stand-ins.ts';
import type { SitePage } from '../../rendering/site-page.ts';
import { standInPage } from '../../rendering/stand-in-page.tsx';

export function Page(route: StandInPage): SitePage {
  return standInPage(route);
}
