import { SiteFrame } from '../frame/SiteFrame.tsx';
import { landingsIn } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import { PersonaPages } from '../PersonaPages.ts';
import { useSite } from '../SiteProvider.tsx';
import { SectionView } from '../sections/index.tsx';
import { PageNotes } from '../sections/PageNotes.tsx';
import { PageNotesContext, pageNotes } from '../sections/page-notes.ts';

/** The body of a landing page: its sections in the order of its row, then their sources. */
export function LandingView({ landing }: { landing: Landing }) {
  const kinds = landing.sections.map(({ kind }) => kind);
  const notes = pageNotes(kinds, useSite());
  return (
    <SiteFrame paths={landing.path} sections={kinds}>
      <PersonaPages value={PERSONA_PAGES}>
        <PageNotesContext value={notes}>
          {landing.sections.map((section) => (
            <SectionView key={section.kind} section={section} />
          ))}
          <PageNotes />
        </PageNotesContext>
      </PersonaPages>
    </SiteFrame>
  );
}

const PERSONA_PAGES = landingsIn('personas');
