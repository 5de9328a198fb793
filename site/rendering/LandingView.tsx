import { Fragment } from 'react';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import type { Landing } from '../landings/landing.ts';
import { useSite } from '../SiteProvider.tsx';
import { landingParts } from './landing-parts.tsx';

/** The body of a landing page at once, for stories. */
export function LandingView({ landing }: { landing: Landing }) {
  return (
    <SiteFrame paths={landing.path} sections={landing.sections.map(({ kind }) => kind)}>
      {landingParts(landing, useSite()).map(({ name, view }) => (
        <Fragment key={name}>{view}</Fragment>
      ))}
    </SiteFrame>
  );
}
