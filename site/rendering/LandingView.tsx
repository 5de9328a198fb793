import { SiteFrame } from '../frame/SiteFrame.tsx';
import type { Landing } from '../landings/landing.ts';
import { SectionView } from '../sections/index.tsx';

/** The body of a landing page: its sections in the order of its row. */
export function LandingView({ landing }: { landing: Landing }) {
  return (
    <SiteFrame paths={landing.path} hasSections>
      {landing.sections.map((section) => (
        <SectionView key={section.kind} section={section} />
      ))}
    </SiteFrame>
  );
}
