import { isRecord, mapValues, recordOf } from '../../lib/objects.ts';
import { LOCALES, type Localized } from '../../site/i18n/locales.ts';
import { getLanding, LANDING_NAMES, type LandingName } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { copyLanding, HOME } from '../../site/landings/landing-file.ts';
import type { SectionKind } from '../../site/sections/anchors.ts';
import type { Draft, DraftSection } from './draft.ts';

/** What a draft can begin as: the copy of a landing, most of which are those of personas, or nothing. */
export const STARTS: readonly { value: LandingName | ''; label: string }[] = [
  { value: '', label: 'Nothing' },
  ...LANDING_NAMES.map((value) => ({
    value,
    label: getLanding(value).listing?.places.includes('personas') ? `Persona: ${value}` : value,
  })),
];

/** A new draft that is nothing but a hero, or the copy of a landing. */
export function createDraft(from: LandingName | '', name: string): Draft {
  if (from !== '') return { name, ...copyLanding(getLanding(from), NO_PATH) };
  const sections = [createSection('hero')];
  return { name, path: NO_PATH, title: NO_TEXT, description: NO_TEXT, sections };
}

/** A section as some landing has it, with its figures and choices, and texts that are still to be written. */
export function createSection(kind: SectionKind): DraftSection {
  const example: DraftSection | undefined = findExample(kind);
  if (!example) throw new Error(`No landing has a section of the kind "${kind}".`);
  const { hasExperiments: _, ...section } = example;
  return { ...mapValues(section, withoutTexts), kind };
}

/** The real section of a kind that the palette shows. */
export function findExample(kind: SectionKind): Landing['sections'][number] | undefined {
  const all = EXAMPLES.flatMap((name) => getLanding(name).sections);
  return all.find((section) => section.kind === kind);
}

/** The addresses before anybody has typed them. */
const NO_PATH: Localized = { en: '/en/', de: '/de/' };

const NO_TEXT: Localized = recordOf(LOCALES, () => '');

/** A persona first: the home page speaks to everybody. */
const EXAMPLES: readonly LandingName[] = [...LANDING_NAMES.filter((name) => name !== HOME), HOME];

/** A value with empty texts in both languages wherever it has some. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isRecord(value)) return value;
  return LOCALES.every((locale) => locale in value) ? NO_TEXT : mapValues(value, withoutTexts);
}
