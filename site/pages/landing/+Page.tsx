import type { LandingPage } from '../../landings/index.ts';
import { landingPage } from '../../rendering/landing-page.tsx';
import type { SitePage } from '../../rendering/site-page.ts';

export function Page(route: LandingPage): SitePage {
  return landingPage(route);
}
