import { SiteFrame } from '../frame/SiteFrame.tsx';
import { landingsIn } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import { PersonaPages } from '../PersonaPages.ts';
import { SectionView } from '../sections/index.tsx';

/** The body of a landing page: its sections in the order of its row. */
export function LandingView({ landing }: { landing: Landing }) {
  return (
    <SiteFrame paths={landing.path} sections={landing.sections.map(({ kind }) => kind)}>
      <PersonaPages value={PERSONA_PAGES}>
        {landing.sections.map((section) => (
          <SectionView key={section.kind} section={section} />
        ))}
      </PersonaPages>
    </SiteFrame>
  );
}

const PERSONA_PAGES = landingsIn('personas');
