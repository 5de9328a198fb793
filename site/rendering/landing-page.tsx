import { type LandingPage, landings } from '../landings/index.ts';
import { messages } from '../messages/index.ts';
import { LandingView } from './LandingView.tsx';
import type { SitePage } from './site-page.ts';

/** Turns a row of the landing table into a page of one language. */
export function landingPage({ key, locale }: LandingPage): SitePage {
  const landing = landings[key];
  return {
    head: {
      locale,
      title: messages[locale][`landing.${key}.title`],
      description: messages[locale][`landing.${key}.description`],
      paths: landing.path,
      indexed: true,
    },
    view: <LandingView landing={landing} />,
  };
}
