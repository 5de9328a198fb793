import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { type LandingPage, landings } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import type { Locale } from '../locales.ts';
import { type MessageId, messages } from '../messages/index.ts';
import { SectionView } from '../sections/index.tsx';
import { PageNotes } from '../sections/PageNotes.tsx';
import { type PageNote, pageNotes } from '../sections/page-notes.ts';
import type { Section } from '../sections/section-fields.ts';
import type { TextLookup } from '../text.ts';
import { textFor } from '../text-for.ts';
import { LandingPart } from './LandingView.tsx';
import { type PageSection, type SitePage, SLOTS } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** Turns a row of the landing table into a page of one language. */
export function landingPage({ key, locale }: LandingPage): SitePage {
  const t = textFor(currentBrand, locale);
  return pageOfLanding({
    landing: landings[key],
    locale,
    t,
    title: t(`landing.${key}.title`),
    description: t(`landing.${key}.description`),
    image: socialImageOf(t, { key, locale }),
  });
}

interface LandingParts extends Pick<SitePage['head'], 'title' | 'description' | 'image'> {
  landing: Landing;
  locale: Locale;
  t: TextLookup;
}

/** A landing in parts that other landings may share, the same as `LandingView` shows at once. */
export function pageOfLanding({ landing, t, ...head }: LandingParts): SitePage {
  const kinds = landing.sections.map(({ kind }) => kind);
  const notes = pageNotes(kinds, { brand: brands[currentBrand], locale: head.locale, t });
  return {
    head: { ...head, paths: landing.path, indexed: true },
    view: (
      <SiteFrame paths={OTHER_ADDRESS} sections={kinds}>
        {SLOTS.sections}
      </SiteFrame>
    ),
    reads: kinds.join(),
    sections: [...landing.sections.map((section) => sectionOf(section, notes, t)), notesOf(notes)],
    t,
  };
}

const OTHER_ADDRESS = { en: SLOTS.otherAddress, de: SLOTS.otherAddress };

/**
 * What a section reads is its row, the landing's own texts that it names and the sources of the page:
 * all else is on every page.
 */
function sectionOf(section: Section, notes: readonly PageNote[], t: TextLookup): PageSection {
  const own = ownTexts(section).map((id) => t(id));
  return {
    name: section.kind,
    reads: JSON.stringify([section, own, notes]),
    view: (
      <LandingPart notes={notes}>
        <SectionView section={section} />
      </LandingPart>
    ),
  };
}

/** The last part of a landing: its sources. */
function notesOf(notes: readonly PageNote[]): PageSection {
  return {
    name: 'notes',
    reads: JSON.stringify(notes),
    view: (
      <LandingPart notes={notes}>
        <PageNotes />
      </LandingPart>
    ),
  };
}

/** The landing's messages that a section names, wherever they stand in it. */
function ownTexts(section: Section): MessageId[] {
  const named = JSON.stringify(section).matchAll(/"(landing\.[^"]+)"/g);
  return [...named].map(([, id = '']) => id).filter(isMessageId);
}

function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(messages.en, id);
}
