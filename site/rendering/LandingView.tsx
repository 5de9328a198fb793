import { SiteFrame } from '../frame/SiteFrame.tsx';
import { landingsIn } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import { PersonaPages } from '../PersonaPages.ts';
import { SectionView } from '../sections/index.tsx';
import type { Section } from '../sections/section-fields.ts';

/** The body of a landing page: its sections in the order of its row. */
export function LandingView({ landing }: { landing: Landing }) {
  return (
    <SiteFrame paths={landing.path} sections={landing.sections.map(({ kind }) => kind)}>
      {landing.sections.map((section) => (
        <LandingSection key={section.kind} section={section} />
      ))}
    </SiteFrame>
  );
}

/** One section of a landing, with what it reads beside its own fields. */
export function LandingSection({ section }: { section: Section }) {
  return (
    <PersonaPages value={PERSONA_PAGES}>
      <SectionView section={section} />
    </PersonaPages>
  );
}

const PERSONA_PAGES = landingsIn('personas');
