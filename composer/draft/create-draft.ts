import type { Localized } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { LANDING_KEYS, type LandingKey, landings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { ownIds } from '../../site/landings/landing-files.ts';
import { copyOfLanding } from '../../site/landings/write/changes.ts';
import { mapStrings } from '../../site/landings/write/map-strings.ts';
import type { SectionKind } from '../../site/sections/anchors.ts';
import type { Draft, DraftSection } from './draft.ts';

/** What a draft can begin as: the copy of a landing, most of which are those of personas, or nothing. */
export const STARTS: readonly { value: LandingKey | ''; label: string }[] = [
  { value: '', label: 'Nothing' },
  ...LANDING_KEYS.map((key) => ({
    value: key,
    label: landingOf(key).listing?.places.includes('personas') ? `Persona: ${key}` : key,
  })),
];

/** A new draft that is nothing but a hero, or the copy of a landing. */
export function createDraft(key: LandingKey | '', name: string): Draft {
  if (key !== '') {
    const source = { name: key, landing: landings[key] };
    const { landing, texts } = copyOfLanding(source, name, NO_PATH, messages);
    return { name, ...landing, texts };
  }
  const empty: Draft = { name, path: NO_PATH, sections: [], texts: { en: {}, de: {} } };
  return { ...empty, sections: [createSection('hero', name)] };
}

/**
 * A section as some landing has it, for another landing: with its figures and choices, and ids for
 * texts that are still to be written.
 */
export function createSection(kind: SectionKind, name: string): DraftSection {
  const [example] = EXAMPLES.flatMap((key): DraftSection[] =>
    landingOf(key)
      .sections.filter((section) => section.kind === kind)
      .map((section) => mapStrings(section, ownIds(key, name))),
  );
  if (!example) throw new Error(`No landing has a section of the kind "${kind}".`);
  const { hasExperiments: _, ...section } = example;
  return { ...section, kind };
}

/** The real section of a kind that the palette shows. */
export function findExample(kind: SectionKind): Landing['sections'][number] | undefined {
  const all = EXAMPLES.flatMap((key) => landingOf(key).sections);
  return all.find((section) => section.kind === kind);
}

/** The addresses before anybody has typed them. */
const NO_PATH: Localized = { en: '/en/', de: '/de/' };

/** A persona first: the home page speaks to everybody. */
const EXAMPLES: readonly LandingKey[] = [...LANDING_KEYS.filter((key) => key !== 'home'), 'home'];

function landingOf(key: LandingKey): Landing {
  return landings[key];
}
