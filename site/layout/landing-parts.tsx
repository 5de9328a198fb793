import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { BrandContent } from '../content/brands/schema.ts';
import { listLandings } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import { PersonaPages } from '../provider/PersonaPages.ts';
import { PageNotes } from '../sections/PageNotes.tsx';
import { listPageNotes } from '../sections/page-notes.ts';
import { SectionView } from '../sections/SectionView.tsx';
import { PageNotesContext } from '../sections/SourceRefs.tsx';

interface LandingPart {
  /** The kind of its section; `notes` for the sources. */
  name: string;
  /** All that it shows and that differs among landings. */
  reads: unknown;
  view: ReactNode;
}

/** The sections of a landing in their order, then their sources. */
export function listLandingParts(
  { sections }: Landing,
  brand: BrandContent,
  intl: IntlShape,
): LandingPart[] {
  const notes = listPageNotes(sections, brand, intl);
  const personas = listLandings('personas');
  const part = (name: string, reads: unknown, view: ReactNode): LandingPart => ({
    name,
    reads: [reads, notes],
    view: (
      <PageNotesContext value={notes}>
        <PersonaPages value={personas}>{view}</PersonaPages>
      </PageNotesContext>
    ),
  });
  return [
    ...sections.map((section) => part(section.kind, section, <SectionView section={section} />)),
    part('notes', null, <PageNotes />),
  ];
}
