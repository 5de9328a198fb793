import { isRecord } from '../../../lib/objects.ts';
import { listLandings } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import { PersonaPages } from '../../provider/PersonaPages.ts';
import type { Site } from '../../provider/SiteProvider.tsx';
import { PageNotes } from '../../sections/PageNotes.tsx';
import { listPageNotes } from '../../sections/page-notes.ts';
import { SectionView } from '../../sections/SectionView.tsx';
import { PageNotesContext } from '../../sections/SourceRefs.tsx';
import type { PageSection } from '../site-page.ts';

/** The sections of a landing in their order, then their sources. */
export function landingParts({ sections }: Landing, site: Site): PageSection[] {
  const kinds = sections.map(({ kind }) => kind);
  const notes = listPageNotes(kinds, site);
  const part = (name: string, read: unknown, view: PageSection['view']): PageSection => ({
    name,
    cacheKey: JSON.stringify([read, notes], (_key, value) =>
      isRecord(value) && site.locale in value ? value[site.locale] : value,
    ),
    view: (
      <PersonaPages value={PERSONA_PAGES}>
        <PageNotesContext value={notes}>{view}</PageNotesContext>
      </PersonaPages>
    ),
  });
  return [
    ...sections.map((section) => part(section.kind, section, <SectionView section={section} />)),
    part('notes', [], <PageNotes />),
  ];
}

const PERSONA_PAGES = listLandings('personas');
