import { useIntl } from 'react-intl';
import type { Landing } from '../landings/landing.ts';
import { useSite } from '../provider/site-context.ts';
import { listLandingParts } from './landing-parts.tsx';
import { Part } from './Part.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** The body of a landing: its sections in their order, then their sources. */
export function LandingView({ landing }: { landing: Landing }) {
  const { brand } = useSite();
  const intl = useIntl();
  return (
    <SiteLayout paths={landing.path} sections={landing.sections.map(({ kind }) => kind)}>
      {listLandingParts(landing, brand, intl).map(({ name, reads, view }) => (
        <Part key={name} name={name} reads={reads}>
          {view}
        </Part>
      ))}
    </SiteLayout>
  );
}
