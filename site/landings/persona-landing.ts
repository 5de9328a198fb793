import type { SectionKind } from '../sections/anchors.ts';
import type { Section, SectionProps } from '../sections/section-fields.ts';
import { type Landing, PLACES } from './landing.ts';
import {
  argumentTexts,
  casesTexts,
  gapTexts,
  heroTexts,
  type LandingWith,
  listingTexts,
} from './texts.ts';

/** What is written or worked out for one reader, and the comparison; all else is on the home page. */
type PersonaSection = Extract<
  SectionKind,
  'hero' | 'infoPanel' | 'argument' | 'pensionGap' | 'cases' | 'comparison' | 'faq'
>;

/** The landings that have every message of a persona. */
type PersonaKey = LandingWith<'argument.point4.text'> &
  LandingWith<'cases.head'> &
  LandingWith<'listing.text'>;

interface PersonaFacts extends Pick<Landing, 'path'> {
  /** The picture of its hero. */
  scene: SectionProps<'hero'>['scene'];
  /** Its sections in their order: what this reader asks first comes first. */
  sections: readonly PersonaSection[];
  /** What this reader gets, the most important first. */
  bullets: SectionProps<'infoPanel'>['bullets'];
  /** The example person of the pension gap and of the worked cases; the comparison opens with their age. */
  person: SectionProps<'pensionGap'>['person'];
  /** What is drawn below its argument, if that is one of tax. */
  drawing?: NonNullable<SectionProps<'argument'>['drawing']>;
  /** What else the comparison opens with. */
  inputs: Omit<NonNullable<SectionProps<'comparison'>['inputs']>, 'age'>;
  /** In what the worked cases differ, and what they show. */
  cases: Pick<SectionProps<'cases'>, 'vary' | 'values' | 'shows'>;
  /** The only questions, in their order. */
  faq: SectionProps<'faq'>['first'];
}

/** The landing of a persona, listed everywhere: its own figures and words in the sections that it chooses. */
export function personaLanding(key: PersonaKey, facts: PersonaFacts): Landing {
  const { path, scene, sections, bullets, person, drawing, inputs, cases, faq } = facts;
  const made: { [Kind in PersonaSection]: Section<Kind> } = {
    hero: { kind: 'hero', scene, ...heroTexts(key) },
    argument: { kind: 'argument', ...argumentTexts(key), ...(drawing && { drawing }) },
    infoPanel: { kind: 'infoPanel', bullets },
    pensionGap: { kind: 'pensionGap', person, ...gapTexts(key) },
    cases: { kind: 'cases', person, ...casesTexts(key), ...cases },
    comparison: { kind: 'comparison', inputs: { ...inputs, age: person.age }, hasStart: true },
    faq: { kind: 'faq', first: faq, count: faq.length },
  };
  return {
    path,
    listing: { places: PLACES, ...listingTexts(key) },
    sections: sections.map((kind) => made[kind]),
  };
}
