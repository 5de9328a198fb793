import type { IntlShape } from 'react-intl';
import type { BrandContent } from '../../content/brands/schema.ts';
import { listLandings } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import { PersonaPages } from '../../provider/PersonaPages.ts';
import { PageNotes } from '../../sections/PageNotes.tsx';
import { listPageNotes } from '../../sections/page-notes.ts';
import { SectionView } from '../../sections/SectionView.tsx';
import { PageNotesContext } from '../../sections/SourceRefs.tsx';
import { formatIn } from '../incremental/page-key.ts';
import type { PageSection } from '../site-page.ts';

/** The sections of a landing in their order, then their sources. */
export function createLandingParts(
  { sections }: Landing,
  brand: BrandContent,
  intl: IntlShape,
): PageSection[] {
  const notes = listPageNotes(sections, brand, intl);
  const part = (name: string, read: unknown, view: PageSection['view']): PageSection => ({
    name,
    cacheKey: formatIn(intl.locale, [read, notes]),
    view: <PageNotesContext value={notes}>{view}</PageNotesContext>,
  });
  return [
    ...sections.map((section) => {
      const { kind } = section;
      const view = <SectionView section={section} />;
      if (kind !== 'personas') return part(kind, section, view);
      const personas = listLandings('personas');
      return part(kind, [section, personas], <PersonaPages value={personas}>{view}</PersonaPages>);
    }),
    part('notes', [], <PageNotes />),
  ];
}
