import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Landing } from '../../landings/landing.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { useSite } from '../../provider/SiteProvider.tsx';
import { createLandingParts } from './landing-parts.tsx';

/** The body of a landing page at once, for stories. */
export function LandingView({ landing }: { landing: Landing }) {
  const { brand } = useSite();
  const intl = useIntl();
  return (
    <SiteLayout paths={landing.path} sections={landing.sections.map(({ kind }) => kind)}>
      {createLandingParts(landing, brand, intl).map(({ name, view }) => (
        <Fragment key={name}>{view}</Fragment>
      ))}
    </SiteLayout>
  );
}
