import type { ReactNode } from 'react';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { landingsIn } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import { PersonaPages } from '../PersonaPages.ts';
import { useSite } from '../SiteProvider.tsx';
import { SectionView } from '../sections/index.tsx';
import { PageNotes } from '../sections/PageNotes.tsx';
import { type PageNote, PageNotesContext, pageNotes } from '../sections/page-notes.ts';

/** The body of a landing page: its sections in the order of its row, then their sources. */
export function LandingView({ landing }: { landing: Landing }) {
  const kinds = landing.sections.map(({ kind }) => kind);
  const notes = pageNotes(kinds, useSite());
  return (
    <SiteFrame paths={landing.path} sections={kinds}>
      {landing.sections.map((section) => (
        <LandingPart key={section.kind} notes={notes}>
          <SectionView section={section} />
        </LandingPart>
      ))}
      <LandingPart notes={notes}>
        <PageNotes />
      </LandingPart>
    </SiteFrame>
  );
}

interface LandingPartProps {
  /** The sources of the landing. */
  notes: readonly PageNote[];
  children: ReactNode;
}

/** A part of a landing, with what it reads beside its own fields. */
export function LandingPart({ notes, children }: LandingPartProps) {
  return (
    <PersonaPages value={PERSONA_PAGES}>
      <PageNotesContext value={notes}>{children}</PageNotesContext>
    </PersonaPages>
  );
}

const PERSONA_PAGES = landingsIn('personas');
