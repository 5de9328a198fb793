import { currentBrand } from '../content/brands/current.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { type LandingPage, landings } from '../landings/index.ts';
import type { Landing } from '../landings/landing.ts';
import type { Locale } from '../locales.ts';
import { type MessageId, messages } from '../messages/index.ts';
import type { Section } from '../sections/section-fields.ts';
import type { TextLookup } from '../text.ts';
import { textFor } from '../text-for.ts';
import { LandingSection } from './LandingView.tsx';
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
  return {
    head: { ...head, paths: landing.path, indexed: true },
    view: (
      <SiteFrame paths={OTHER_ADDRESS} sections={kinds}>
        {SLOTS.sections}
      </SiteFrame>
    ),
    reads: kinds.join(),
    sections: landing.sections.map((section) => sectionOf(section, t)),
    t,
  };
}

const OTHER_ADDRESS = { en: SLOTS.otherAddress, de: SLOTS.otherAddress };

/** What a section reads is its row and the landing's own texts that it names: all else is on every page. */
function sectionOf(section: Section, t: TextLookup): PageSection {
  const row = JSON.stringify(section);
  const own = ownTexts(section).map((id) => t(id));
  return {
    name: section.kind,
    reads: [row, ...own].join('\n'),
    view: <LandingSection section={section} />,
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
