import { type MessageId, messages } from '../../i18n/messages/index.ts';
import { landingsIn } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import { PersonaPages } from '../../provider/PersonaPages.ts';
import type { Site } from '../../provider/SiteProvider.tsx';
import type { TextLookup } from '../../provider/text.ts';
import { SectionView } from '../../sections/index.tsx';
import { PageNotes } from '../../sections/PageNotes.tsx';
import { PageNotesContext, pageNotes } from '../../sections/page-notes.ts';
import type { Section } from '../../sections/section-fields.ts';
import type { PageSection } from '../site-page.ts';

/** The sections of a landing in the order of its row, then their sources. */
export function landingParts({ sections }: Landing, site: Site): PageSection[] {
  const kinds = sections.map(({ kind }) => kind);
  const notes = pageNotes(kinds, site);
  const part = (name: string, read: unknown, view: PageSection['view']): PageSection => ({
    name,
    cacheKey: JSON.stringify([read, notes]),
    view: (
      <PersonaPages value={PERSONA_PAGES}>
        <PageNotesContext value={notes}>{view}</PageNotesContext>
      </PersonaPages>
    ),
  });
  return [
    ...sections.map((section) =>
      part(section.kind, [section, ownTexts(section, site.t)], <SectionView section={section} />),
    ),
    part('notes', [], <PageNotes />),
  ];
}

const PERSONA_PAGES = landingsIn('personas');

/** The landing's own texts that a section names, wherever they stand in it: all else is on every page. */
function ownTexts(section: Section, t: TextLookup): string[] {
  const named = JSON.stringify(section).matchAll(/"(landing\.[^"]+)"/g);
  return [...named]
    .map(([, id = '']) => id)
    .filter(isMessageId)
    .map((id) => t(id));
}

function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(messages.en, id);
}
